import { useSelector } from '@xstate/react';
import { QrCode, Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { AppLink } from '../../ui/LinkButton.tsx';
import { PendingIcon } from '../../ui/PendingIcon.tsx';
import type { BankIdProps, BankIdSnapshot } from './bankid-step.ts';
import { CancelButton } from './CancelButton.tsx';

const mustReturn = ({ context: { ports } }: BankIdSnapshot) => ports.browser.mustReturnByHand;
const appAddress = ({ context: { order, ports } }: BankIdSnapshot) =>
  order && ports.browser.bankIdAddress(order.autoStartToken);

/** BankID was opened on this device. A browser may block that without a user action, so there is also a link. */
export function AppOpened({ actor }: BankIdProps) {
  const address = useSelector(actor, appAddress);
  const isReturnedByHand = useSelector(actor, mustReturn);
  return (
    <>
      <PendingIcon icon={Smartphone} />
      {isReturnedByHand && (
        <p className="font-semibold">
          <FormattedMessage id="bankid.returnByHand" />
        </p>
      )}
      <p className="text-small text-muted">
        <FormattedMessage id="bankid.openedNote" />
      </p>
      <div className="grid gap-3">
        {address && (
          <AppLink href={address} icon={Smartphone}>
            <FormattedMessage id="bankid.openAgain" />
          </AppLink>
        )}
        <Button kind="ghost" icon={QrCode} fullWidth onPress={() => actor.send({ type: 'bankid.scan' })}>
          <FormattedMessage id="bankid.scan" />
        </Button>
        <CancelButton actor={actor} />
      </div>
    </>
  );
}
