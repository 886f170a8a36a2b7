import { useSelector } from '@xstate/react';
import { Check, KeyRound, ScanFace, Smartphone } from 'lucide-react';
import { Ended } from './Ended.tsx';
import { Opened } from './Opened.tsx';
import { Scanning } from './Scanning.tsx';
import { type StepProps, stepOf } from './step.ts';
import { Waiting } from './Waiting.tsx';

/** Everything after the first choice; fetched when it is made. */
export default function UnderWay({ actor, telling }: StepProps) {
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
      return <Ended actor={actor} telling={telling} />;
    default:
      return null;
  }
}
