import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
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

function EndReason({ actor, texts }: StepProps) {
  const isUnattended = useSelector(actor, (snapshot) => snapshot.value === 'unattended');
  const message = useSelector(actor, ({ context }) => context.message);
  return isUnattended ? (
    <ReasonAlert
      background="bg-accent-soft"
      color="text-accent"
      title={<FormattedMessage id="bankid.unattended.title" />}
    >
      <FormattedMessage id="bankid.unattended.text" />
    </ReasonAlert>
  ) : (
    <ReasonAlert background="bg-danger-soft" color="text-danger" title={<FormattedMessage id={texts.failed} />}>
      {message && <MessageText message={message} />}
    </ReasonAlert>
  );
}

interface AlertProps {
  readonly background: string;
  readonly color: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Not a `Banner`, because the log-in page must be small. `background` and `color` are Tailwind classes. */
const ReasonAlert = ({ background, color, title, children }: AlertProps) => (
  <div role="alert" className={`flex items-start gap-3 rounded-tile px-4 py-3.5 text-start ${background}`}>
    <Info aria-hidden className={`mt-0.5 size-5 shrink-0 ${color}`} />
    <div>
      <p className={`font-semibold ${color}`}>{title}</p>
      <p>{children}</p>
    </div>
  </div>
);
