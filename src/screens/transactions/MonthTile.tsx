import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { kronorOf } from '../../../contract/money.ts';
import { FEW, type Month, pagesOf, shownOf } from '../../../machines/transactions/grouping.ts';
import { Button } from '../../ui/Button.tsx';
import { KeepInView } from '../../ui/KeepInView.tsx';
import { Money } from '../../ui/Money.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useDays } from '../days.ts';
import { useTranslate } from '../use-translate.ts';
import { Pager } from './Pager.tsx';
import { TransactionLines } from './TransactionLines.tsx';
import { dayIn, type ListProps } from './transactions-props.ts';

interface Props extends ListProps {
  readonly month: Month;
}

/** One month: what came and went, its first rows, and the way to all of them. */
export const MonthTile = memo(function MonthTile({ actor, year, month }: Props) {
  const say = useTranslate();
  const name = useDays().monthOf(dayIn(year, month.month));
  const page = useSelector(actor, ({ context }) => context.pages[month.month]);
  const size = useSelector(actor, ({ context }) => context.size);
  const isOnPaper = useSelector(actor, (snapshot) => snapshot.matches({ listed: 'onPaper' }));
  const rows = isOnPaper ? month.rows : shownOf(month, page, size);
  return (
    <Tile isOneOfMany heading={`${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`} aside={<Sums month={month} />}>
      <div className="mt-2">
        <Table
          caption={say('transactions.caption', { month: name })}
          columns={[
            { id: 'date', label: say('transactions.column.date') },
            { id: 'description', label: say('transactions.column.description') },
            { id: 'status', label: say('transactions.column.status') },
            { id: 'amount', label: say('transactions.column.amount'), end: true },
          ]}
        >
          <TransactionLines actor={actor} rows={rows} />
        </Table>
      </div>
      {month.rows.length > FEW && <More actor={actor} year={year} month={month} />}
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
        <FormattedMessage id="transactions.out" values={{ amount: <Money amount={kronorOf(sums.out)} /> }} />
      </span>
    )}
    {sums.in > 0 && (
      <span>
        <FormattedMessage id="transactions.in" values={{ amount: <Money amount={kronorOf(sums.in)} /> }} />
      </span>
    )}
  </p>
);

function More({ actor, year, month }: Props) {
  const page = useSelector(actor, ({ context }) => context.pages[month.month]);
  const size = useSelector(actor, ({ context }) => context.size);
  const name = useDays().monthOf(dayIn(year, month.month));
  const pages = pagesOf(month, size);
  const isLoaded = page !== undefined;
  return (
    <KeepInView at={String(page)}>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button
          kind="ghost"
          size="small"
          onPress={() => actor.send({ type: isLoaded ? 'month.fold' : 'month.load', month: month.month })}
        >
          {isLoaded ? (
            <FormattedMessage id="transactions.fold" values={{ month: name }} />
          ) : (
            <FormattedMessage id="transactions.load" values={{ month: name, count: month.rows.length }} />
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
