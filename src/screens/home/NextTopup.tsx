import { useSelector } from '@xstate/react';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { type PropsWithChildren, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { toKronor } from '../../../contract/money.ts';
import type { NextTopup as Topup } from '../../../contract/topups.ts';
import type { MessageId } from '../../../machines/message.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LoadError } from '../LoadError.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import type { PartProps } from './home-props.ts';

type Props = PartProps<'nextTopup'>;

/** The day and the amount of the next top-up. */
export function NextTopup({ actor }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-5 border-line border-t pt-4">
      <h3 id={headingId} className="mb-2.5 font-medium text-small text-muted">
        <FormattedMessage id="home.nextTopup.title" />
      </h3>
      <Content actor={actor} />
    </section>
  );
}

function Content({ actor }: Props) {
  const translate = useTranslate();
  const topup = useSelector(actor, ({ context }) => context.topup);
  const day = useSelector(actor, ({ context }) => context.day);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : value.notScheduled));
  switch (state) {
    case 'scheduled':
      return topup && <Scheduled topup={topup} day={day ?? ''} />;
    case 'orderable':
      return (
        <Unscheduled title="home.nextTopup.none">
          <TextLink standalone to="/topup">
            <FormattedMessage id="home.nextTopup.order" />
          </TextLink>
        </Unscheduled>
      );
    case 'notOffered':
      return <NotOffered actor={actor} />;
    case 'otherAccount':
      return (
        <Unscheduled title="home.nextTopup.none">
          <FormattedMessage id="home.nextTopup.otherAccount" />
        </Unscheduled>
      );
    case 'automatic':
      return (
        <Unscheduled title="home.nextTopup.automatic">
          <FormattedMessage id="home.nextTopup.automaticNote" />
          <Space />
          <TextLink standalone to="/topup">
            <FormattedMessage id="home.nextTopup.automaticWhen" />
          </TextLink>
        </Unscheduled>
      );
    case 'loadFailed':
      return <LoadError failure={failure} onRetry={() => actor.send({ type: 'nextTopup.retry' })} />;
    case 'loading':
    case 'loadingDay':
    case 'loadingAutomatic':
    case 'deciding':
      return (
        <Skeleton label={translate('home.nextTopup.loading')}>
          <div className="flex items-center gap-3.5">
            <SkeletonBlock className="size-11" />
            <div>
              <p className="text-number">
                <SkeletonText className="w-28" />
              </p>
              <p className="text-small">
                <SkeletonText className="w-48" />
              </p>
            </div>
          </div>
        </Skeleton>
      );
  }
}

interface ScheduledProps {
  readonly topup: Topup;
  /** `yyyy-mm-dd` */
  readonly day: string;
}

function Scheduled({ topup, day }: ScheduledProps) {
  const { formatDay } = useDateFormat();
  const { maxTopupAmount, displayMaxTopupAmount } = topup;
  return (
    <div className="flex animate-appear items-center gap-3.5">
      <IconTile icon={CalendarClock} />
      <div>
        <p className="font-semibold text-number tracking-tight">
          <Money amount={toKronor(topup.actualTopupAmount)} whole />
        </p>
        <p className="text-small text-muted">
          <FormattedMessage id="home.nextTopup.when" values={{ day: formatDay(day) }} />
          {displayMaxTopupAmount && maxTopupAmount !== null && (
            <>
              <span> · </span>
              <FormattedMessage
                id="home.nextTopup.atMost"
                values={{ amount: <Money amount={toKronor(maxTopupAmount)} whole /> }}
              />
            </>
          )}
        </p>
      </div>
    </div>
  );
}

const REASONS = {
  byEmployer: 'home.nextTopup.byEmployer',
  closed: 'home.nextTopup.closed',
  inactive: 'home.nextTopup.inactive',
} as const;

/** No top-up is ordered, and none can be. */
function NotOffered({ actor }: Props) {
  const obstacle = useSelector(actor, ({ context }) => context.offer.obstacle);
  return (
    <Unscheduled title="home.nextTopup.none">{obstacle && <FormattedMessage id={REASONS[obstacle]} />}</Unscheduled>
  );
}

const Unscheduled = ({ title, children }: PropsWithChildren<{ readonly title: MessageId }>) => (
  <div className="flex animate-appear items-center gap-3.5">
    <IconTile icon={CalendarPlus} />
    <div>
      <p className="font-semibold">
        <FormattedMessage id={title} />
      </p>
      <p className="text-small text-muted">{children}</p>
    </div>
  </div>
);
