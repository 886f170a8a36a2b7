import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Ore, toKronor } from '../../../contract/money.ts';
import { isDailyAboveWeekly, isNoLimit, limitsForm } from '../../../machines/limits/limits.setup.ts';
import { type limits, shownMessage } from '../../../machines/limits/limits.ts';
import { Banner } from '../../ui/Banner.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { LoadError } from '../LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import { LimitUsageList } from './LimitUsageList.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof limits>;
}

type Step = 'loading' | 'loadFailed' | 'locked' | 'form';

const stepOf = (snapshot: SnapshotFrom<typeof limits>): Step =>
  (['loading', 'loadFailed', 'locked'] as const).find((state) => snapshot.matches(state)) ?? 'form';

/** The daily and weekly purchase limits (§2 /settings/limits). */
export function LimitsView({ actor }: Props) {
  const translate = useTranslate();
  const isLocked = useSelector(actor, (snapshot) => snapshot.matches('locked'));
  return (
    <Tile heading={translate('limits.title')}>
      <Content actor={actor} />
      {/* Mounted before the limits are locked: screen readers miss a text that appears with its region. */}
      <div role="status">{isLocked && <LockedNotice />}</div>
    </Tile>
  );
}

function Content({ actor }: Props) {
  const translate = useTranslate();
  const message = useSelector(actor, ({ context }) => context.message);
  const step = useSelector(actor, stepOf);
  switch (step) {
    case 'loading':
      return (
        <Skeleton label={translate('limits.loading')}>
          <SkeletonBlock className="mt-3 h-5 w-80 max-w-full" />
          <SkeletonBlock className="mt-6 h-12 w-full max-w-pane" />
          <SkeletonBlock className="mt-6 h-12 w-full max-w-pane" />
        </Skeleton>
      );
    case 'loadFailed':
      return (
        <LoadError onRetry={() => actor.send({ type: 'limits.retry' })}>
          {message && <MessageText message={message} />}
        </LoadError>
      );
    case 'locked':
      return <LockedLimits actor={actor} />;
    case 'form':
      return <LimitsForm actor={actor} />;
  }
}

function LimitsForm({ actor }: Props) {
  const translate = useTranslate();
  const { textField, submit, onSubmit } = useForm(actor, limitsForm);
  const message = useSelector(actor, shownMessage);
  const isAbove = useSelector(actor, ({ context }) => isDailyAboveWeekly(context));
  const limitField = (name: 'daily' | 'weekly') => {
    const field = textField(name);
    const hint = isNoLimit(field.value) ? { hint: translate('limits.none') } : {};
    return { inputMode: 'numeric', autoComplete: 'off', ...field, ...hint } as const;
  };
  return (
    <>
      <p className="mt-1 mb-5 text-muted">
        <FormattedMessage id="limits.lead" />
      </p>
      <Usage actor={actor} />
      <div className="max-w-pane">
        <Form label={translate('limits.title')} onSubmit={onSubmit}>
          <ErrorAlert message={message} />
          <Field label={translate('limits.daily')} {...limitField('daily')} />
          <Field label={translate('limits.weekly')} {...limitField('weekly')} />
          <div role="status">
            {isAbove && (
              <Banner tone="warning">
                <FormattedMessage id="limits.above" />
              </Banner>
            )}
          </div>
          <SubmitButton {...submit}>
            <FormattedMessage id="limits.submit" />
          </SubmitButton>
        </Form>
      </div>
    </>
  );
}

function LockedLimits({ actor }: Props) {
  const translate = useTranslate();
  const { daily, weekly } = useSelector(actor, ({ context }) => context.savedLimits);
  const shown = (limit: Ore) => (limit === 0 ? translate('limits.none') : <Money amount={toKronor(limit)} whole />);
  return (
    <>
      <DescriptionList>
        <DescriptionItem term={translate('limits.perDay')}>{shown(daily)}</DescriptionItem>
        <DescriptionItem term={translate('limits.perWeek')}>{shown(weekly)}</DescriptionItem>
      </DescriptionList>
      <div className="mt-5">
        <Usage actor={actor} />
      </div>
    </>
  );
}

function Usage({ actor }: Props) {
  const spending = useSelector(actor, ({ children }) => children.recentSpending);
  const limits = useSelector(actor, ({ context }) => context.savedLimits);
  return spending && <LimitUsageList actor={spending} limits={limits} />;
}

const LockedNotice = () => (
  <div className="mt-5">
    <Banner tone="info">
      <FormattedMessage id="limits.locked" />
    </Banner>
  </div>
);
