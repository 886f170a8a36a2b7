import { useSelector } from '@xstate/react';
import { QrCode, Smartphone } from 'lucide-react';
import { ActionButton } from '../../ui/Action.tsx';
import { useTranslate } from '../use-translate.ts';
import type { BankIdProps } from './bankid-step.ts';

/** The choice between the app on this device, first on a phone, and a QR code, first on a desktop. */
export function MethodChoice({ actor }: BankIdProps) {
  const translate = useTranslate();
  const platform = useSelector(actor, ({ context }) => context.ports.browser.platform);
  const scan = (
    <ActionButton
      key="scan"
      icon={QrCode}
      title={translate('bankid.scan')}
      description={translate('bankid.scanNote')}
      primary={platform === 'desktop'}
      onPress={() => actor.send({ type: 'bankid.scan' })}
    />
  );
  const open = (
    <ActionButton
      key="open"
      icon={Smartphone}
      title={translate('bankid.open')}
      description={translate('bankid.openNote')}
      primary={platform === 'phone'}
      onPress={() => actor.send({ type: 'bankid.open' })}
    />
  );
  return <div className="grid gap-3">{platform === 'phone' ? [open, scan] : [scan, open]}</div>;
}
