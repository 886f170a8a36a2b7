import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BankIdProgress } from './bankid/BankIdProgress.tsx';
import { guidanceFor, type StepProps, stepOf } from './bankid/bankid-step.ts';
import { CancelButton } from './bankid/CancelButton.tsx';
import { MethodChoice } from './bankid/MethodChoice.tsx';

interface Props extends StepProps {
  /** Shown above the guidance. */
  readonly heading?: ReactNode;
}

/** A log-in or a signature with BankID: the guidance, and the controls of the current step. */
export function BankIdSteps({ actor, texts, heading }: Props) {
  const step = useSelector(actor, stepOf);
  const guidance = guidanceFor(step);
  return (
    <div className="grid gap-5 text-center">
      <div className="grid gap-1.5">
        {heading}
        <p role="status" className="text-lead">
          {guidance && <FormattedMessage id={guidance} />}
        </p>
      </div>
      {step === 'idle' ? (
        <>
          <MethodChoice actor={actor} />
          {texts.isCancellable && <CancelButton actor={actor} />}
        </>
      ) : (
        <BankIdProgress actor={actor} texts={texts} />
      )}
    </div>
  );
}
