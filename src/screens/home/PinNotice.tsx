import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RetryAlert } from '../RetryAlert.tsx';
import type { PartProps } from './home-props.ts';

/** Warns of a blocked PIN (§2, §4) and leads to where it is unblocked. */
export function PinNotice({ actor }: PartProps<'cardStanding'>) {
  const isBlocked = useSelector(actor, (snapshot) => snapshot.matches({ known: { pin: 'blocked' } }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ known: { pin: 'failed' } }));
  const failure = useSelector(actor, ({ context }) => context.failures.pin);
  if (hasFailed)
    return <RetryAlert what="home.pin.failed" failure={failure} onRetry={() => actor.send({ type: 'pin.retry' })} />;
  if (!isBlocked) return null;
  return (
    <Banner
      tone="bad"
      role="status"
      title={<FormattedMessage id="home.pin.blocked" />}
      action={
        <LinkButton to="/card" size="small">
          <FormattedMessage id="home.pin.unblock" />
        </LinkButton>
      }
    >
      <FormattedMessage id="home.pin.why" />
    </Banner>
  );
}
