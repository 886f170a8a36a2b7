import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import { isOther } from '../../../contract/tolerance.ts';
import { lastStatusText } from '../../../machines/home/card-status.ts';
import type { Message, MessageId } from '../../../machines/message.ts';
import { otherText } from '../../../machines/other-text.ts';
import { Banner } from '../../ui/Banner.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessageText } from '../MessageText.tsx';
import { RetryAlert } from '../RetryAlert.tsx';
import { useDateFormat } from '../use-date-format.ts';
import type { PartProps } from './home-props.ts';

type Props = PartProps<'cardStatus'>;
type Snapshot = SnapshotFrom<Props['actor']>;

interface Warning {
  readonly tone: 'danger' | 'warning';
  readonly title: Message;
  readonly text: MessageId;
  readonly action: MessageId;
}

/** What is not normal about the card and its PIN; empty until they are read. */
function warningsOf(snapshot: Snapshot): readonly Warning[] {
  const status = snapshot.context.card?.status;
  if (status === undefined) return [];
  const warnings: Warning[] = [];
  if (isOther(status))
    warnings.push({ tone: 'warning', title: otherText(status), text: 'card.status.otherNote', action: 'home.card.go' });
  else if (status !== 'ACTIVE')
    warnings.push({
      tone: 'warning',
      title: { id: 'home.card.blockedTitle' },
      text: 'home.card.blockedText',
      action: 'home.card.go',
    });
  if (snapshot.matches({ loaded: { pin: 'blocked' } }))
    warnings.push({ tone: 'danger', title: { id: 'home.pin.blocked' }, text: 'home.pin.why', action: 'home.pin.go' });
  return warnings;
}

const isUnknown = (snapshot: Snapshot): boolean =>
  snapshot.matches('loadFailed') ||
  snapshot.context.last !== null ||
  snapshot.matches({ loaded: { pin: 'loadFailed' } });

/** Whether there is something to say about the card or its PIN. */
const hasWarning = (snapshot: Snapshot): boolean => isUnknown(snapshot) || warningsOf(snapshot).length > 0;

/** Warns about a blocked card and a blocked PIN (§2, §4), with links to the page that unblocks them. */
export function CardWarnings({ actor }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const warnings = warningsOf(snapshot);
  return (
    <div className={hasWarning(snapshot) ? 'mb-3 grid gap-3 tablet:mb-5' : 'sr-only'}>
      <ReadError actor={actor} />
      {/* Mounted before the status of the card is read: screen readers miss a text that appears with its region. */}
      <div role="status" className="grid gap-3 empty:hidden">
        {warnings.map((warning) => (
          <CardWarning key={warning.text} {...warning} />
        ))}
      </div>
    </div>
  );
}

/** The status of the card, or of its PIN, could not be read. */
function ReadError({ actor }: Props) {
  const { formatTime } = useDateFormat();
  const isCardUnknown = useSelector(actor, (snapshot) => snapshot.matches('loadFailed'));
  const isPinUnknown = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { pin: 'loadFailed' } }));
  const failures = useSelector(actor, ({ context }) => context.failures);
  const last = useSelector(actor, ({ context }) => context.last);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const onRetry = () => actor.send({ type: 'card.retry' });
  if (last) {
    const values = { time: formatTime(last.readAt) };
    return (
      <RetryAlert
        title={{ id: lastStatusText(last.value), values }}
        failure={failures.card}
        busy={isReading}
        onRetry={onRetry}
      />
    );
  }
  if (isCardUnknown) return <RetryAlert title={{ id: 'home.card.failed' }} failure={failures.card} onRetry={onRetry} />;
  if (!isPinUnknown) return null;
  return (
    <RetryAlert
      title={{ id: 'home.pin.failed' }}
      failure={failures.pin}
      onRetry={() => actor.send({ type: 'pin.retry' })}
    />
  );
}

/** On a small phone only what is wrong and its button: the reason is on the page of the card too. */
const CardWarning = ({ tone, title, text, action }: Warning) => (
  <Banner
    brief
    tone={tone}
    title={<MessageText message={title} />}
    action={
      <LinkButton to="/card" size="small">
        <FormattedMessage id={action} />
      </LinkButton>
    }
  >
    <FormattedMessage id={text} />
  </Banner>
);
