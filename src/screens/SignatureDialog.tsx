import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { signature } from '../../machines/signature/signature.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { BankIdSteps } from './BankIdSteps.tsx';
import { OneTimeCodeSteps } from './signature/OneTimeCodeSteps.tsx';
import { useTranslate } from './use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof signature>;
}

const TELLING = { failed: 'signature.failed.title', complete: 'signature.complete', isLeavable: true } as const;

/** Asks for a fresh signature (§4 sensitive actions), and shows the very text that is signed. */
export default function SignatureDialog({ actor }: Props) {
  const translate = useTranslate();
  const text = useSelector(actor, ({ context }) => context.action.text);
  const order = useSelector(actor, ({ children }) => children.bankIdSign);
  const code = useSelector(actor, ({ children }) => children.oneTimeCode);
  const leave = () => {
    order?.send({ type: 'bankid.cancel' });
    code?.send({ type: 'code.cancel' });
  };
  return (
    <Dialog
      title={translate(code ? 'signature.code.title' : 'signature.bankId.title')}
      description={
        <>
          <FormattedMessage id={code ? 'signature.leadCode' : 'signature.lead'} />
          <q className="mt-1 block border-accent border-s-2 ps-3 text-ink">{text}</q>
        </>
      }
      onDismiss={leave}
    >
      {order && <BankIdSteps actor={order} texts={TELLING} />}
      {code && <OneTimeCodeSteps actor={code} />}
    </Dialog>
  );
}
