import { X } from 'lucide-react';
import { MessageText } from '../../screens/MessageText.tsx';
import { useTranslate } from '../../screens/use-translate.ts';
import type { ToastsProps } from './toasts-props.ts';

/** What toasts are when their real code cannot be fetched: the words, and the way to close them. */
export function PlainToasts({ shown }: ToastsProps) {
  const translate = useTranslate();
  return (
    <div className="fixed inset-x-4 top-bar z-50 mt-3 grid gap-2.5 tablet:start-auto tablet:end-6 tablet:w-96">
      {shown.map(({ id, toast, actor }) => (
        <div key={id} role="alert" className="flex justify-between gap-3 rounded-tile bg-surface p-4 shadow-raised">
          <MessageText message={toast.message} />
          <button
            type="button"
            aria-label={translate('toast.close')}
            className="grid size-9 shrink-0 cursor-pointer place-items-center"
            onClick={() => actor.send({ type: 'toast.close' })}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      ))}
    </div>
  );
}
