import { DialogUnavailable } from '../DialogUnavailable.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { CancelProps } from './topups-props.ts';

const Unavailable = ({ actor, onRetry }: CancelProps & { readonly onRetry: () => void }) => (
  <DialogUnavailable onRetry={onRetry} onCancel={() => actor.send({ type: 'cancel.dismiss' })} />
);

/** Shown only after a press. */
export const CancelDialog = lazyPart<CancelProps>(() => import('./CancelDialog.tsx'), Unavailable);
