import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Cancel } from './bankid/Cancel.tsx';
import { guidanceAt, type StepProps, stepOf } from './bankid/step.ts';
import { Ways } from './bankid/Ways.tsx';

const UnderWay = lazy(() => import('./bankid/UnderWay.tsx'));

interface Props extends StepProps {
  /** Stands above the guidance. */
  readonly heading?: ReactNode;
}

/** Logging in or signing with BankID: one sight for each thing the person can be in the middle of. */
export function BankIdSteps({ actor, telling, heading }: Props) {
  const step = useSelector(actor, stepOf);
  return (
    <div className="grid gap-5 text-center">
      <div className="grid gap-1.5">
        {heading}
        <p role="status" className="text-lead">
          <FormattedMessage id={guidanceAt(step, telling)} />
        </p>
      </div>
      {step === 'idle' ? (
        <>
          <Ways actor={actor} />
          {telling.isLeavable && <Cancel actor={actor} />}
        </>
      ) : (
        <Suspense>
          <UnderWay actor={actor} telling={telling} />
        </Suspense>
      )}
    </div>
  );
}
