import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useSay } from '../say.ts';
import { GUIDANCE, type LoginProps, stepOf } from './step.ts';
import { Ways } from './Ways.tsx';

const UnderWay = lazy(() => import('./UnderWay.tsx'));

/** The log-in with BankID (§2 /login/bankid): one sight for each thing the person can be in the middle of. */
export function BankIdLoginView({ actor }: LoginProps) {
  const say = useSay();
  const step = useSelector(actor, stepOf);
  return (
    <div className="grid gap-5 text-center">
      <div className="grid gap-1.5">
        <PageHeading title={say('login.bankid.title')} />
        <p role="status" className="text-lead">
          <FormattedMessage id={GUIDANCE[step]} />
        </p>
      </div>
      {step === 'idle' ? (
        <Ways actor={actor} />
      ) : (
        <Suspense>
          <UnderWay actor={actor} />
        </Suspense>
      )}
    </div>
  );
}
