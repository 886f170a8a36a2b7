import { DialogUnavailable } from '../DialogUnavailable.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { MonthActor } from './topups-props.ts';

interface Props {
  readonly actor: MonthActor;
}

const Unavailable = ({ actor, onRetry }: Props & { readonly onRetry: () => void }) => (
  <DialogUnavailable onRetry={onRetry} onCancel={() => actor.send({ type: 'cancel.dismiss' })} />
);

/** Shown only after a press. */
export const CancelDialog = lazyPart<Props>(() => import('./CancelDialog.tsx'), Unavailable);
