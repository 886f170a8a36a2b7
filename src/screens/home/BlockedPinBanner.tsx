import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RetryAlert } from '../RetryAlert.tsx';
import type { PartProps } from './home-props.ts';

/** Warns about a blocked PIN (§2, §4) and links to the page that unblocks it. */
export function BlockedPinBanner({ actor }: PartProps<'cardStatus'>) {
  const isBlocked = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { pin: 'blocked' } }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { pin: 'loadFailed' } }));
  const failure = useSelector(actor, ({ context }) => context.failures.pin);
  if (hasFailed)
    return <RetryAlert title="home.pin.failed" failure={failure} onRetry={() => actor.send({ type: 'pin.retry' })} />;
  if (!isBlocked) return null;
  return (
    <Banner
      tone="danger"
      role="status"
      title={<FormattedMessage id="home.pin.blocked" />}
      action={
        <LinkButton to="/card" size="small">
          <FormattedMessage id="home.card.go" />
        </LinkButton>
      }
    >
      <FormattedMessage id="home.pin.why" />
    </Banner>
  );
}
