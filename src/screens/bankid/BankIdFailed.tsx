import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { MessageText } from '../MessageText.tsx';
import type { StepProps } from './bankid-step.ts';
import { CancelButton } from './CancelButton.tsx';
import { MethodChoice } from './MethodChoice.tsx';

/** The reason why the order ended, and the choice of a method to start a new one. */
export const BankIdFailed = ({ actor, texts }: StepProps) => (
  <>
    <EndReason actor={actor} texts={texts} />
    <MethodChoice actor={actor} />
    {texts.isCancellable && <CancelButton actor={actor} />}
  </>
);

/** Not a `Banner`, because the log-in page must be small. */
function EndReason({ actor, texts }: StepProps) {
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <div role="alert" className="flex items-start gap-3 rounded-tile bg-danger-soft px-4 py-3.5 text-start">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div>
        <p className="font-semibold text-danger">
          <FormattedMessage id={texts.failed} />
        </p>
        <p>{message && <MessageText message={message} />}</p>
      </div>
    </div>
  );
}
