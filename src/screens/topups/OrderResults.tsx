import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { type MonthResult, reasonOf, resultOf } from '../../../machines/topups/month-selection.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { SpinnerIcon } from '../../ui/Spinner.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { MonthName } from './MonthName.tsx';
import type { SeveralProps } from './topups-props.ts';

interface Props extends SeveralProps {
  /** The year that is shown. */
  readonly year: number;
}

/** The months of the order, each with its progress and result. */
export function OrderResults({ actor, year }: Props) {
  const translate = useTranslate();
  const asked = useSelector(actor, ({ context }) => context.asked);
  return (
    <ul aria-label={translate('topups.several.results')} className="-mt-3 divide-y divide-line">
      {asked.map((day) => (
        <Result key={day} actor={actor} year={year} day={day} />
      ))}
    </ul>
  );
}

const TONES: Record<MonthResult, BadgeTone> = {
  waiting: 'muted',
  running: 'muted',
  ordered: 'accent',
  notOrdered: 'danger',
};

function Result({ actor, year, day }: Props & { readonly day: string }) {
  const result = useSelector(actor, ({ context }) => resultOf(context, day));
  const reason = useSelector(actor, ({ context }) => reasonOf(context, day));
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'month.orderAgain', day }));
  return (
    <li className="grid gap-2 py-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="inline-block font-semibold first-letter:uppercase">
          <MonthName day={day} year={year} />
        </span>
        <Badge tone={TONES[result]}>
          {result === 'running' && <SpinnerIcon />}
          <FormattedMessage id={`topups.several.result.${result}`} />
        </Badge>
      </div>
      {result === 'notOrdered' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-danger text-small">
            <MessageText message={reason} />
          </p>
          {canRetry && (
            <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'month.orderAgain', day })}>
              <span>
                <FormattedMessage id="action.retry" />
                <span className="sr-only">
                  <Space />
                  <MonthName day={day} year={year} />
                </span>
              </span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
