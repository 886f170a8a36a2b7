import { useSelector } from '@xstate/react';
import { Check, KeyRound, ScanFace, Smartphone } from 'lucide-react';
import { AppOpened } from './AppOpened.tsx';
import { BankIdFailed } from './BankIdFailed.tsx';
import { type StepProps, stepOf } from './bankid-step.ts';
import { Scanning } from './Scanning.tsx';
import { Waiting } from './Waiting.tsx';

/** Every step after the choice of a method. */
export function BankIdProgress({ actor, texts }: StepProps) {
  const step = useSelector(actor, stepOf);
  switch (step) {
    case 'fetchingCode':
    case 'scanning':
    case 'renewing':
      return <Scanning actor={actor} />;
    case 'starting':
      return <Waiting actor={actor} icon={Smartphone} />;
    case 'opened':
      return <AppOpened actor={actor} />;
    case 'identifying':
      return <Waiting actor={actor} icon={ScanFace} note="bankid.identifyingNote" />;
    case 'signing':
      return <Waiting actor={actor} icon={KeyRound} note="bankid.signingNote" />;
    case 'complete':
      return <Waiting icon={Check} />;
    case 'failed':
      return <BankIdFailed actor={actor} texts={texts} />;
    default:
      return null;
  }
}
