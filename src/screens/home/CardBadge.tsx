import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { isOther } from '../../../contract/tolerance.ts';
import type { Message } from '../../../machines/message.ts';
import { otherText } from '../../../machines/other-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { MessageText } from '../MessageText.tsx';
import type { PartProps } from './home-props.ts';

/** Shows whether the card and its PIN can be used; renders nothing until the card is loaded. */
export function CardBadge({ actor }: PartProps<'cardStatus'>) {
  const status = useSelector(actor, ({ context }) => context.card?.status);
  const isPinBlocked = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { pin: 'blocked' } }));
  if (status === undefined) return null;
  if (isOther(status)) return <BlockedBadge text={otherText(status)} />;
  if (status !== 'ACTIVE') return <BlockedBadge text={{ id: 'home.card.blocked' }} />;
  if (isPinBlocked) return <BlockedBadge text={{ id: 'home.pin.badge' }} />;
  return (
    <Badge dot>
      <FormattedMessage id="home.card.active" />
    </Badge>
  );
}

/** Leads to the page that unblocks, because on a phone the warning on the picture of the card is further down. */
const BlockedBadge = ({ text }: { readonly text: Message }) => (
  <Link to="/card" className="-my-2 inline-flex min-h-11 items-center rounded-small">
    <Badge tone="danger">
      <MessageText message={text} />
    </Badge>
  </Link>
);
