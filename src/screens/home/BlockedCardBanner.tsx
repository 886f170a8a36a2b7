import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { PartProps } from './home-props.ts';

/** Says that the card is blocked, and links to the page that unblocks it. */
export function BlockedCardBanner({ actor }: PartProps<'cardStatus'>) {
  const isBlocked = useSelector(actor, ({ context }) => context.card?.status === 'BLOCKED');
  if (!isBlocked) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={<FormattedMessage id="home.card.blockedTitle" />}
      action={
        <LinkButton to="/card" size="small">
          <FormattedMessage id="home.card.go" />
        </LinkButton>
      }
    >
      <FormattedMessage id="home.card.blockedText" />
    </Banner>
  );
}
