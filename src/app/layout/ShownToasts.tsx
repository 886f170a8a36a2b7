import type { SnapshotFrom } from 'xstate';
import type { toasts } from '../../../machines/toasts/toasts.ts';
import { Said } from '../../screens/Said.tsx';
import { useSay } from '../../screens/say.ts';
import { Toast } from '../../ui/Toast.tsx';
import { ToastStack } from '../../ui/ToastStack.tsx';

interface Props {
  readonly shown: SnapshotFrom<typeof toasts>['context']['shown'];
}

/** Moves the focus to the toasts. */
const HOTKEY = 'F8';

export default function ShownToasts({ shown }: Props) {
  const say = useSay();
  return (
    <ToastStack label={say('toast.region', { hotkey: HOTKEY })} hotkey={HOTKEY}>
      {shown.map(({ id, toast, actor }) => (
        <Toast
          key={id}
          tone={toast.type}
          closeLabel={say('toast.close')}
          onClose={() => actor.send({ type: 'toast.close' })}
          onHold={() => actor.send({ type: 'toast.hold' })}
          onRelease={() => actor.send({ type: 'toast.release' })}
        >
          <Said message={toast.message} />
        </Toast>
      ))}
    </ToastStack>
  );
}
