import { useSelector } from '@xstate/react';
import { Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { useTranslate } from '../use-translate.ts';
import { type BankIdProps, stepOf } from './bankid-step.ts';
import { CancelButton } from './CancelButton.tsx';

/** The QR code. It stays visible while a new order replaces an old one. */
export function Scanning({ actor }: BankIdProps) {
  const translate = useTranslate();
  const code = useSelector(actor, ({ context }) => context.qrCode);
  const step = useSelector(actor, stepOf);
  return (
    <>
      <div className="mx-auto w-full max-w-64">
        <QrCode code={code} label={translate('bankid.code')} />
      </div>
      <p className="text-small text-muted">
        <FormattedMessage id="bankid.codeChanges" />
      </p>
      <div className="grid gap-3">
        <Button
          icon={Smartphone}
          fullWidth
          disabled={step !== 'scanning'}
          onPress={() => actor.send({ type: 'bankid.open' })}
        >
          <FormattedMessage id="bankid.open" />
        </Button>
        <CancelButton actor={actor} />
      </div>
    </>
  );
}
