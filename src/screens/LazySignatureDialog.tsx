import type { ActorRefFrom } from 'xstate';
import type { signature } from '../../machines/signature/signature.ts';
import { DialogUnavailable } from './DialogUnavailable.tsx';
import { lazyPart } from './lazy-part.tsx';
import { cancelSignature } from './signature/cancel-signature.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof signature>;
}

const Unavailable = ({ actor, onRetry }: Props & { readonly onRetry: () => void }) => (
  <DialogUnavailable onRetry={onRetry} onCancel={() => cancelSignature(actor)} />
);

/** The dialog of the signature, loaded when it is first needed. */
export const LazySignatureDialog = lazyPart<Props>(() => import('./SignatureDialog.tsx'), Unavailable);
