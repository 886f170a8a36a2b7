import { MessageText } from '../../screens/MessageText.tsx';
import { useTranslate } from '../../screens/use-translate.ts';
import { Toast } from '../../ui/Toast.tsx';
import { ToastStack } from '../../ui/ToastStack.tsx';
import type { ToastsProps } from './toasts-props.ts';

/** Moves the focus to the toasts. */
const HOTKEY = 'F8';

export default function ShownToasts({ shown }: ToastsProps) {
  const say = useTranslate();
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
          <MessageText message={toast.message} />
        </Toast>
      ))}
    </ToastStack>
  );
}
