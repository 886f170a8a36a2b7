import { useSelector } from '@xstate/react';
import { Check, KeyRound, ScanFace, Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useSay } from '../say.ts';
import { Ended } from './Ended.tsx';
import { Opened } from './Opened.tsx';
import { Scanning } from './Scanning.tsx';
import { GUIDANCE, type LoginProps, stepOf } from './step.ts';
import { Waiting } from './Waiting.tsx';
import { Ways } from './Ways.tsx';

/** The log-in with BankID (§2 /login/bankid): one sight for each thing the person can be in the middle of. */
export function BankIdLoginView({ actor }: LoginProps) {
  const say = useSay();
  const step = useSelector(actor, stepOf);
  return (
    <div className="grid gap-5 text-center">
      <div className="grid gap-1.5">
        <PageHeading title={say('login.bankid.title')} />
        <p role="status" className="text-soft">
          <FormattedMessage id={GUIDANCE[step]} />
        </p>
      </div>
      <Sight actor={actor} />
    </div>
  );
}

function Sight({ actor }: LoginProps) {
  const step = useSelector(actor, stepOf);
  switch (step) {
    case 'fetchingCode':
    case 'scanning':
    case 'renewing':
      return <Scanning actor={actor} />;
    case 'starting':
      return <Waiting actor={actor} icon={Smartphone} />;
    case 'opened':
      return <Opened actor={actor} />;
    case 'identifying':
      return <Waiting actor={actor} icon={ScanFace} note="login.bankid.identifyingNote" />;
    case 'signing':
      return <Waiting actor={actor} icon={KeyRound} note="login.bankid.signingNote" />;
    case 'complete':
      return <Waiting icon={Check} />;
    case 'asleep':
    case 'failed':
      return <Ended actor={actor} />;
    default:
      return <Ways actor={actor} />;
  }
}
