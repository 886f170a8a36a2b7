import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { toKronor } from '../../../contract/money.ts';
import { PREVIEW_ROWS, type Month, pageCount, visibleRows } from '../../../machines/transactions/grouping.ts';
import { Button } from '../../ui/Button.tsx';
import { KeepInView } from '../../ui/KeepInView.tsx';
import { Money } from '../../ui/Money.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { Pager } from './Pager.tsx';
import { TransactionRows } from './TransactionRows.tsx';
import { firstDayOf, type ListProps } from './transactions-props.ts';

interface Props extends ListProps {
  readonly month: Month;
}

/** One month: what came and went, its first rows, and the way to all of them. */
export const MonthTransactions = memo(function MonthTile({ actor, year, month }: Props) {
  const translate = useTranslate();
  const name = useDateFormat().formatMonth(firstDayOf(year, month.month));
  const page = useSelector(actor, ({ context }) => context.pages[month.month]);
  const size = useSelector(actor, ({ context }) => context.pageSize);
  const isOnPaper = useSelector(actor, (snapshot) => snapshot.matches({ listed: 'onPaper' }));
  const rows = isOnPaper ? month.rows : visibleRows(month, page, size);
  return (
    <Tile paintWhenNear heading={`${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`} aside={<Sums month={month} />}>
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
      {month.rows.length > PREVIEW_ROWS && <More actor={actor} year={year} month={month} />}
      {rows.length < month.rows.length && (
        <p className="hidden text-small print:block">
          <FormattedMessage id="transactions.partial" values={{ shown: rows.length, count: month.rows.length }} />
        </p>
      )}
    </Tile>
  );
});

const Sums = ({ month: { sums } }: Pick<Props, 'month'>) => (
  <p className="flex flex-wrap gap-x-3 text-small text-muted">
    {sums.out > 0 && (
      <span>
        <FormattedMessage id="transactions.out" values={{ amount: <Money amount={toKronor(sums.out)} /> }} />
      </span>
    )}
    {sums.in > 0 && (
      <span>
        <FormattedMessage id="transactions.in" values={{ amount: <Money amount={toKronor(sums.in)} /> }} />
      </span>
    )}
  </p>
);

function More({ actor, year, month }: Props) {
  const page = useSelector(actor, ({ context }) => context.pages[month.month]);
  const size = useSelector(actor, ({ context }) => context.pageSize);
  const name = useDateFormat().formatMonth(firstDayOf(year, month.month));
  const pages = pageCount(month, size);
  const isLoaded = page !== undefined;
  return (
    <KeepInView changeKey={String(page)}>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button
          kind="ghost"
          size="small"
          onPress={() => actor.send({ type: isLoaded ? 'month.fold' : 'month.load', month: month.month })}
        >
          {isLoaded ? (
            <FormattedMessage id="transactions.showFewer" values={{ month: name }} />
          ) : (
            <FormattedMessage id="transactions.showAll" values={{ month: name, count: month.rows.length }} />
          )}
        </Button>
        {isLoaded && pages > 1 && (
          <Pager
            name={name}
            page={page}
            pages={pages}
            onTurn={(to) => actor.send({ type: 'page.turn', month: month.month, page: to })}
          />
        )}
      </div>
    </KeepInView>
  );
}
