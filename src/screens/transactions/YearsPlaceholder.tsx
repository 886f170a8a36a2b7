import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../../machines/message.ts';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { LoadError } from '../LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TransactionsProps } from './transactions-props.ts';

/** Shown instead of the tabs while the years are loading or could not be loaded. */
export function YearsPlaceholder({ actor }: TransactionsProps) {
  const translate = useTranslate();
  const failure = useSelector(actor, ({ context }) => context.failures.years);
  const isFailed = useSelector(actor, ({ value }) => value.years === 'loadFailed');
  if (!isFailed) {
    return (
      <Skeleton label={translate('transactions.yearsLoading')}>
        <SkeletonBlock className="h-13 w-52" />
      </Skeleton>
    );
  }
  return (
    <section aria-label={translate('transactions.years')}>
      <LoadError onRetry={() => actor.send({ type: 'years.retry' })}>
        <FormattedMessage id="transactions.yearsFailed" />
        <Space />
        {failure && <MessageText message={failureMessage(failure)} />}
      </LoadError>
    </section>
  );
}
