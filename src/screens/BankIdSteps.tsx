import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { guidanceAt, type StepProps, stepOf } from './bankid/bankid-step.ts';
import { CancelButton } from './bankid/CancelButton.tsx';
import { MethodChoice } from './bankid/MethodChoice.tsx';

const UnderWay = lazy(() => import('./bankid/BankIdProgress.tsx'));

interface Props extends StepProps {
  /** Stands above the guidance. */
  readonly heading?: ReactNode;
}

/** Logging in or signing with BankID: one sight for each thing the person can be in the middle of. */
export function BankIdSteps({ actor, texts, heading }: Props) {
  const step = useSelector(actor, stepOf);
  return (
    <div className="grid gap-5 text-center">
      <div className="grid gap-1.5">
        {heading}
        <p role="status" className="text-lead">
          <FormattedMessage id={guidanceAt(step, texts)} />
        </p>
      </div>
      {step === 'idle' ? (
        <>
          <MethodChoice actor={actor} />
          {texts.isLeavable && <CancelButton actor={actor} />}
        </>
      ) : (
        <Suspense>
          <UnderWay actor={actor} texts={texts} />
        </Suspense>
      )}
    </div>
  );
}
