import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { dayOfMonth } from '../../../machines/days.ts';
import { type Month, PREVIEW_ROWS, pageCount, visibleRows } from '../../../machines/transactions/grouping.ts';
import { Button } from '../../ui/Button.tsx';
import { KeepInView } from '../../ui/KeepInView.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { Pager } from './Pager.tsx';
import { Sums } from './Sums.tsx';
import { TransactionRows } from './TransactionRows.tsx';
import type { ListProps } from './transactions-props.ts';

interface Props extends ListProps {
  readonly month: Month;
}

/** One month: its sums, a preview of its rows, and the controls that show all of them. */
export const MonthTransactions = memo(function MonthTile({ actor, year, month }: Props) {
  const translate = useTranslate();
  const name = useDateFormat().formatMonth(dayOfMonth(year, month.month, 1));
  const page = useSelector(actor, ({ context }) => context.pages[month.month]);
  const size = useSelector(actor, ({ context }) => context.pageSize);
  const isPrinting = useSelector(actor, (snapshot) => snapshot.matches({ listed: 'printing' }));
  const rows = isPrinting ? month.rows : visibleRows(month, page, size);
  return (
    <Tile
      paintWhenNear
      heading={`${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`}
      aside={<Sums rows={month.rows} />}
    >
      <div className="mt-2">
        <Table
          caption={translate('transactions.caption', { month: name })}
          columns={[
            { id: 'date', label: translate('transactions.column.date') },
            { id: 'description', label: translate('transactions.column.description') },
            { id: 'status', label: translate('transactions.column.status') },
            { id: 'amount', label: translate('transactions.column.amount'), end: true },
          ]}
        >
          <TransactionRows actor={actor} rows={rows} />
        </Table>
      </div>
      {month.rows.length > PREVIEW_ROWS && <MonthControls actor={actor} year={year} month={month} />}
      {rows.length < month.rows.length && (
        <p className="hidden text-small print:block">
          <FormattedMessage id="transactions.partial" values={{ shown: rows.length, count: month.rows.length }} />
        </p>
      )}
    </Tile>
  );
});

function MonthControls({ actor, year, month }: Props) {
  const page = useSelector(actor, ({ context }) => context.pages[month.month]);
  const size = useSelector(actor, ({ context }) => context.pageSize);
  const name = useDateFormat().formatMonth(dayOfMonth(year, month.month, 1));
  const pages = pageCount(month, size);
  const isExpanded = page !== undefined;
  return (
    <KeepInView changeKey={String(page)}>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button
          kind="ghost"
          size="small"
          onPress={() => actor.send({ type: isExpanded ? 'month.collapse' : 'month.expand', month: month.month })}
        >
          {isExpanded ? (
            <FormattedMessage id="transactions.showFewer" values={{ month: name }} />
          ) : (
            <span>
              <FormattedMessage id="transactions.showAll" />{' '}
              <span className="sr-only">
                <FormattedMessage id="transactions.showAll.of" values={{ month: name, count: month.rows.length }} />
              </span>
            </span>
          )}
        </Button>
        {isExpanded && pages > 1 && (
          <Pager
            name={name}
            page={page}
            pages={pages}
            onPageChange={(newPage) => actor.send({ type: 'page.choose', month: month.month, page: newPage })}
          />
        )}
      </div>
    </KeepInView>
  );
}
