import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { signature } from '../../machines/signature/signature.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { BankIdSteps } from './BankIdSteps.tsx';
import { cancelSignature } from './signature/cancel-signature.ts';
import { OneTimeCodeSteps } from './signature/OneTimeCodeSteps.tsx';
import { useTranslate } from './use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof signature>;
}

const TEXTS = { failed: 'signature.failed.title', isCancellable: true } as const;

/** Asks for a signature (§4 sensitive actions) and shows the text that the user signs. */
export default function SignatureDialog({ actor }: Props) {
  const translate = useTranslate();
  const text = useSelector(actor, ({ context }) => context.action.text);
  const bankId = useSelector(actor, ({ children }) => children.bankidSigning);
  const code = useSelector(actor, ({ children }) => children.oneTimeCode);
  return (
    <Dialog
      title={translate(code ? 'signature.code.title' : 'signature.bankId.title')}
      description={
        <>
          <FormattedMessage id={code ? 'signature.leadCode' : 'signature.lead'} />
          <q className="mt-1 block border-accent border-s-2 ps-3 text-ink">{text}</q>
        </>
      }
      onDismiss={() => cancelSignature(actor)}
    >
      {bankId && <BankIdSteps actor={bankId} texts={TEXTS} />}
      {code && <OneTimeCodeSteps actor={code} />}
    </Dialog>
  );
}
