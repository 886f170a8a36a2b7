import { FormattedMessage } from 'react-intl';
import { isPageable, type Month, type PageSize, pageCount } from '../../../machines/transactions/grouping.ts';
import { Button } from '../../ui/Button.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { Pager } from './Pager.tsx';
import { PageSizeControl } from './PageSizeControl.tsx';
import type { ListProps } from './transactions-props.ts';

interface Props extends Pick<ListProps, 'actor'> {
  readonly month: Month;
  /** The name of the month. */
  readonly name: string;
  /** The open page, counted from 0, if the month is expanded. */
  readonly page: number | undefined;
  readonly size: PageSize;
}

/** Below the rows of a month: shows all of them or fewer, and their pages if the user chose a number of rows. */
export function MonthControls({ actor, month, name, page, size }: Props) {
  const pages = pageCount(month, size);
  const isExpanded = page !== undefined;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <Button
        kind="ghost"
        size="small"
        onPress={() => actor.send({ type: isExpanded ? 'month.collapse' : 'month.expand', month: month.month })}
      >
        {isExpanded ? (
          <FormattedMessage id="transactions.showFewer" values={{ month: name }} />
        ) : (
          <ExpandText month={month} name={name} size={size} />
        )}
      </Button>
      {isExpanded && isPageable(month) && <PageSizeControl actor={actor} name={name} size={size} />}
      {isExpanded && pages > 1 && (
        <Pager
          name={name}
          page={page}
          pages={pages}
          onPageChange={(newPage) => actor.send({ type: 'page.choose', month: month.month, page: newPage })}
        />
      )}
    </div>
  );
}

/** What a press does: load all rows, or their first page. */
function ExpandText({ month, name, size }: Pick<Props, 'month' | 'name' | 'size'>) {
  const isPaged = pageCount(month, size) > 1;
  return (
    <span>
      <FormattedMessage id={isPaged ? 'transactions.showPages' : 'transactions.showAll'} values={{ size }} />
      <Space />
      <span className="sr-only">
        <FormattedMessage
          id={isPaged ? 'transactions.showPages.of' : 'transactions.showAll.of'}
          values={{ month: name, count: month.rows.length }}
        />
      </span>
    </span>
  );
}
