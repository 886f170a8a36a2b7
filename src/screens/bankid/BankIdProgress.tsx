import { useSelector } from '@xstate/react';
import { KeyRound, ScanFace, Smartphone } from 'lucide-react';
import { MessageText } from '../MessageText.tsx';
import { AppOpened } from './AppOpened.tsx';
import { BankIdFailed } from './BankIdFailed.tsx';
import { type BankIdProps, type StepProps, stepOf } from './bankid-step.ts';
import { Scanning } from './Scanning.tsx';
import { Waiting } from './Waiting.tsx';

/** Every step after the choice of a method. */
export function BankIdProgress({ actor, texts }: StepProps) {
  const step = useSelector(actor, stepOf);
  if (step === 'failed') return <BankIdFailed actor={actor} texts={texts} />;
  return (
    <>
      <ConnectionAlert actor={actor} />
      <Step actor={actor} />
    </>
  );
}

/** Says that the polls of an open order fail. */
function ConnectionAlert({ actor }: BankIdProps) {
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    message && (
      <p role="alert" className="text-danger text-small">
        <MessageText message={message} />
      </p>
    )
  );
}

function Step({ actor }: BankIdProps) {
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
    default:
      return null;
  }
}
