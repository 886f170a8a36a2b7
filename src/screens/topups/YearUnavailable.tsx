import { useSelector } from '@xstate/react';
import { failureMessage } from '../../../machines/message.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { LoadError } from '../LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { MonthsSkeleton } from './MonthsSkeleton.tsx';
import type { TopupsProps } from './topups-props.ts';

/** Shown instead of the months of a year that is loading or could not be loaded. */
export function YearUnavailable({ actor }: TopupsProps) {
  const translate = useTranslate();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('loadFailed'));
  if (isFailed && failure) {
    return (
      <Surface>
        <div className="-mt-4">
          <LoadError onRetry={() => actor.send({ type: 'calendar.retry' })}>
            <MessageText message={failureMessage(failure)} />
          </LoadError>
        </div>
      </Surface>
    );
  }
  return (
    <Skeleton label={translate('topups.loading')}>
      <MonthsSkeleton />
    </Skeleton>
  );
}
