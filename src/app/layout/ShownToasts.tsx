import { MessageText } from '../../screens/MessageText.tsx';
import { useTranslate } from '../../screens/use-translate.ts';
import { Toast } from '../../ui/Toast.tsx';
import { ToastStack } from '../../ui/ToastStack.tsx';
import type { ToastsProps } from './ToastList.tsx';

/** Moves the focus to the toasts. */
const HOTKEY = 'F8';

export default function ShownToasts({ shown }: ToastsProps) {
  const translate = useTranslate();
  return (
    <ToastStack label={translate('toast.region', { hotkey: HOTKEY })} hotkey={HOTKEY}>
      {shown.map(({ id, toast, actor }) => (
        <Toast
          key={id}
          tone={toast.type}
          announcedAs={toast.isOnPage ? undefined : translate('toast.announced')}
          closeLabel={translate('toast.close')}
          onClose={() => actor.send({ type: 'toast.close' })}
          onHold={() => actor.send({ type: 'toast.pause' })}
          onRelease={() => actor.send({ type: 'toast.resume' })}
        >
          <MessageText message={toast.message} />
        </Toast>
      ))}
    </ToastStack>
  );
}
