import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/Badge.tsx';
import type { PartProps } from './home-props.ts';

/** Whether the card can be used, in a word; nothing until that is known. */
export function CardPill({ actor }: PartProps<'cardStanding'>) {
  const status = useSelector(actor, ({ context }) => context.card?.status);
  if (status === undefined) return null;
  return status === 'ACTIVE' ? (
    <Badge dot>
      <FormattedMessage id="home.card.active" />
    </Badge>
  ) : (
    <Badge tone="bad">
      <FormattedMessage id="home.card.blocked" />
    </Badge>
  );
}
