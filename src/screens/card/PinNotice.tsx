import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { isBlocked } from '../../../machines/card/pin-unblock.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { MessageText } from '../MessageText.tsx';
import { RetryButton } from '../RetryButton.tsx';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';

const BUSY_STATES = ['verifyingCode', 'resetting', 'checkingOutcome'] as const;

/** Shown if the PIN is blocked, with a button to unblock it, or if its status could not be read. */
export function PinNotice(parts: CardParts) {
  const isBusy = useSelector(parts.pin, (snapshot) => BUSY_STATES.some((state) => snapshot.matches(state)));
  const isPinBlocked = useSelector(parts.pin, isBlocked);
  const isUnknown = useSelector(parts.pin, (snapshot) => snapshot.matches('loadFailed'));
  if (isPinBlocked) return <Blocked {...parts} busy={isBusy} />;
  return isUnknown ? <LoadFailed {...parts} /> : null;
}

function Blocked({ pin, lastFour, busy }: CardParts & { readonly busy: boolean }) {
  const translate = useTranslate();
  const message = useSelector(pin, ({ context }) => context.message);
  const text = translate('signature.text.unblock', { lastFour });
  return (
    <Banner
      tone="danger"
      role="alert"
      title={<FormattedMessage id="card.pin.blocked" />}
      action={
        <Button busy={busy} onPress={() => pin.send({ type: 'pin.unblock', text })}>
          <FormattedMessage id={busy ? 'card.pin.unblocking' : 'card.pin.unblock'} />
        </Button>
      }
    >
      {message && !busy ? <MessageText message={message} /> : <FormattedMessage id="card.pin.blockedText" />}
    </Banner>
  );
}

function LoadFailed({ pin }: CardParts) {
  const message = useSelector(pin, ({ context }) => context.message);
  return (
    <Banner
      tone="warning"
      role="alert"
      title={<FormattedMessage id="card.pin.unknown" />}
      action={<RetryButton kind="ghost" size="small" onPress={() => pin.send({ type: 'status.retry' })} />}
    >
      {message && <MessageText message={message} />}
    </Banner>
  );
}
