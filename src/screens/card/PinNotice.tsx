import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';

const UNDER_WAY = ['provingCode', 'resetting', 'checking'];

/** Says that the PIN is blocked, and unblocks it; nothing as long as all is well. */
export default function PinNotice(parts: CardParts) {
  const value = useSelector(parts.pin, (snapshot) => snapshot.value);
  switch (value) {
    case 'reading':
    case 'usable':
    case 'none':
      return null;
    default:
      return value === 'unknown' ? <Unknown {...parts} /> : <Blocked {...parts} busy={UNDER_WAY.includes(value)} />;
  }
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

function Unknown({ pin }: CardParts) {
  const message = useSelector(pin, ({ context }) => context.message);
  return (
    <Banner
      tone="warning"
      role="alert"
      title={<FormattedMessage id="card.pin.unknown" />}
      action={
        <Button kind="ghost" size="small" onPress={() => pin.send({ type: 'status.retry' })}>
          <FormattedMessage id="action.retry" />
        </Button>
      }
    >
      {message && <MessageText message={message} />}
    </Banner>
  );
}
