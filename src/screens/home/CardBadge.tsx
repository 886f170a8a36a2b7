import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/Badge.tsx';
import type { PartProps } from './home-props.ts';

/** Shows whether the card is active; renders nothing until the card is loaded. */
export function CardBadge({ actor }: PartProps<'cardStatus'>) {
  const status = useSelector(actor, ({ context }) => context.card?.status);
  if (status === undefined) return null;
  return status === 'ACTIVE' ? (
    <Badge dot>
      <FormattedMessage id="home.card.active" />
    </Badge>
  ) : (
    <Badge tone="danger">
      <FormattedMessage id="home.card.blocked" />
    </Badge>
  );
}
