import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { kronorOf, type Ore } from '../../../contract/money.ts';
import { isDailyAboveWeekly, limitsForm } from '../../../machines/limits/limits.setup.ts';
import type { limits } from '../../../machines/limits/limits.ts';
import { Banner } from '../../ui/Banner.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { MessageText } from '../MessageText.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof limits>;
}

const stepOf = (snapshot: SnapshotFrom<typeof limits>) => {
  if (snapshot.matches('reading')) return 'reading';
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('locked') ? 'locked' : 'open';
};

/** How much the card may be used for (§2 /settings/limits). */
export function LimitsView({ actor }: Props) {
  const say = useTranslate();
  return (
    <Tile heading={say('limits.title')}>
      <Content actor={actor} />
    </Tile>
  );
}

function Content({ actor }: Props) {
  const say = useTranslate();
  const message = useSelector(actor, ({ context }) => context.message);
  const step = useSelector(actor, stepOf);
  switch (step) {
    case 'reading':
      return (
        <Skeleton label={say('limits.loading')}>
          <SkeletonBlock className="mt-3 h-5 w-80 max-w-full" />
          <SkeletonBlock className="mt-6 h-12 w-full max-w-pane" />
          <SkeletonBlock className="mt-6 h-12 w-full max-w-pane" />
        </Skeleton>
      );
    case 'unavailable':
      return (
        <LoadError retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'limits.retry' })}>
          {message && <MessageText message={message} />}
        </LoadError>
      );
    case 'locked':
      return <Locked actor={actor} />;
    default:
      return <Open actor={actor} />;
  }
}

function Open({ actor }: Props) {
  const say = useTranslate();
  const { text, submit, onSubmit } = useForm(actor, limitsForm);
  const { message } = useSelector(actor, ({ context }) => context);
  const isOdd = useSelector(actor, ({ context }) => isDailyAboveWeekly(context));
  const amount = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <p className="mt-1 mb-5 text-muted">
        <FormattedMessage id="limits.lead" />
      </p>
      <div className="max-w-pane">
        <Form label={say('limits.title')} onSubmit={onSubmit}>
          <ErrorAlert message={message} />
          <Field label={say('limits.daily')} {...amount} {...text('daily')} />
          <Field label={say('limits.weekly')} {...amount} {...text('weekly')} />
          <div role="status">
            {isOdd && (
              <Banner tone="warn">
                <FormattedMessage id="limits.above" />
              </Banner>
            )}
          </div>
          <SubmitButton {...submit} disabled={submit.disabled && !submit.busy}>
            <FormattedMessage id="limits.submit" />
          </SubmitButton>
        </Form>
      </div>
    </>
  );
}

function Locked({ actor }: Props) {
  const say = useTranslate();
  const { daily, weekly } = useSelector(actor, ({ context }) => context.held);
  const shown = (limit: Ore) => (limit === 0 ? say('limits.none') : <Money amount={kronorOf(limit)} whole />);
  return (
    <>
      <DescriptionList>
        <DescriptionItem name={say('limits.perDay')}>{shown(daily)}</DescriptionItem>
        <DescriptionItem name={say('limits.perWeek')}>{shown(weekly)}</DescriptionItem>
      </DescriptionList>
      <div className="mt-5">
        <Banner tone="info" role="status">
          <FormattedMessage id="limits.locked" />
        </Banner>
      </div>
    </>
  );
}
