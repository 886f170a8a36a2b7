import { useSelector } from '@xstate/react';
import { memo, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { dayOfMonth } from '../../../machines/days.ts';
import { type Month, PREVIEW_ROWS, visibleRows } from '../../../machines/transactions/grouping.ts';
import { KeepInView } from '../../ui/KeepInView.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { MonthControls } from './MonthControls.tsx';
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
  // Deferred, so that the controls show a choice at once while a long month is drawn.
  const shown = { page: useDeferredValue(page), size: useDeferredValue(size) };
  const isPrinting = useSelector(actor, (snapshot) => snapshot.matches({ listed: 'printing' }));
  const rows = isPrinting ? month.rows : visibleRows(month, shown.page, shown.size);
  return (
    <Tile
      paintWhenNear
      heading={`${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`}
      aside={<Sums rows={month.rows} withLunches />}
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
      {month.rows.length > PREVIEW_ROWS && (
        <KeepInView changeKey={`${shown.page} ${shown.size}`}>
          <MonthControls actor={actor} name={name} month={month} page={page} size={size} />
        </KeepInView>
      )}
      {rows.length < month.rows.length && (
        <p className="hidden text-small print:block">
          <FormattedMessage id="transactions.partial" values={{ shown: rows.length, count: month.rows.length }} />
        </p>
      )}
    </Tile>
  );
});
