import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import type { MessageId } from '../../../machines/message.ts';
import { Banner } from '../../ui/Banner.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RetryAlert } from '../RetryAlert.tsx';
import type { PartProps } from './home-props.ts';

type Props = PartProps<'cardStatus'>;

export const isCardBlocked = ({ context }: SnapshotFrom<Props['actor']>): boolean => context.card?.status === 'BLOCKED';

/** Warns about a blocked card and a blocked PIN (§2, §4), with links to the page that unblocks them. */
export function CardWarnings({ actor }: Props) {
  const isBlocked = useSelector(actor, isCardBlocked);
  const isPinBlocked = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { pin: 'blocked' } }));
  return (
    <div className="pointer-events-none z-10 grid gap-3 p-3 *:pointer-events-auto tablet:p-4">
      <PinError actor={actor} />
      {/* Mounted before the status of the card is read: screen readers miss a text that appears with its region. */}
      <div role="status" className="grid gap-3">
        {isBlocked && <CardWarning tone="warning" title="home.card.blockedTitle" text="home.card.blockedText" />}
        {isPinBlocked && <CardWarning tone="danger" title="home.pin.blocked" text="home.pin.why" />}
      </div>
    </div>
  );
}

function PinError({ actor }: Props) {
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { pin: 'loadFailed' } }));
  const failure = useSelector(actor, ({ context }) => context.failures.pin);
  if (!hasFailed) return null;
  return <RetryAlert title="home.pin.failed" failure={failure} onRetry={() => actor.send({ type: 'pin.retry' })} />;
}

interface WarningProps {
  readonly tone: 'danger' | 'warning';
  readonly title: MessageId;
  readonly text: MessageId;
}

const CardWarning = ({ tone, title, text }: WarningProps) => (
  <Banner
    tone={tone}
    title={<FormattedMessage id={title} />}
    action={
      <LinkButton to="/card" size="small">
        <FormattedMessage id="home.card.go" />
      </LinkButton>
    }
  >
    <FormattedMessage id={text} />
  </Banner>
);
