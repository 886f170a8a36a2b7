import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MessageText } from '../MessageText.tsx';
import { CancelButton } from './CancelButton.tsx';
import type { StepProps } from './bankid-step.ts';
import { MethodChoice } from './MethodChoice.tsx';

/** It came to nothing: why, and the ways to begin anew. */
export const BankIdFailed = ({ actor, texts }: StepProps) => (
  <>
    <Why actor={actor} texts={texts} />
    <MethodChoice actor={actor} />
    {texts.isLeavable && <CancelButton actor={actor} />}
  </>
);

function Why({ actor, texts }: StepProps) {
  const isAsleep = useSelector(actor, (snapshot) => snapshot.value === 'asleep');
  const message = useSelector(actor, ({ context }) => context.message);
  return isAsleep ? (
    <Reason look="bg-accent-soft" mark="text-accent" title={<FormattedMessage id="bankid.unattended.title" />}>
      <FormattedMessage id="bankid.unattended.text" />
    </Reason>
  ) : (
    <Reason look="bg-danger-soft" mark="text-danger" title={<FormattedMessage id={texts.failed} />}>
      {message && <MessageText message={message} />}
    </Reason>
  );
}

interface ReasonProps {
  readonly look: string;
  readonly mark: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Of its own, not a banner: it is fetched with the door, which must not weigh more than it has to. */
const Reason = ({ look, mark, title, children }: ReasonProps) => (
  <div role="alert" className={`flex items-start gap-3 rounded-tile px-4 py-3.5 text-start ${look}`}>
    <Info aria-hidden className={`mt-0.5 size-5 shrink-0 ${mark}`} />
    <div>
      <p className={`font-semibold ${mark}`}>{title}</p>
      <p>{children}</p>
    </div>
  </div>
);
