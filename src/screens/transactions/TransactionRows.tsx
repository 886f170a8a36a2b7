import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { memo, Suspense, useId } from 'react';
import type { Row } from '../../../machines/transactions/rows.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { ScrollTarget } from '../../ui/ScrollTarget.tsx';
import { TableCell, TableDetail, TableRow } from '../../ui/Table.tsx';
import { MessageText } from '../MessageText.tsx';
import { amountClass, operationAppearance, statusAppearance } from '../transaction-appearance.ts';
import { Amount } from './Amount.tsx';
import { FeeInside } from './FeeInside.tsx';
import { TransactionDetail } from './lazy-parts.ts';
import { TransactionDate } from './TransactionDate.tsx';
import type { ListProps } from './transactions-props.ts';

type Props = Pick<ListProps, 'actor'>;

const COLUMNS = 4;

/** Memoized: a row does not change when the list around it does. */
const TransactionRow = memo(function TransactionRow({ actor, row }: Props & { readonly row: Row }) {
  const detailId = useId();
  const { transaction } = row;
  const today = useSelector(actor, ({ context }) => context.today);
  const isExpanded = useSelector(actor, ({ context }) => context.expanded.includes(transaction.id));
  const isOpened = useSelector(actor, ({ context }) => context.opened === transaction.id);
  const operation = operationAppearance(transaction.operation);
  const { icon, label, tone, isVoid } = statusAppearance(transaction.status);
  const isNormal = transaction.status === 'Successful';
  return (
    <>
      <TableRow>
        <TableCell className="col-start-1 row-start-2 text-small text-muted wide:w-32 wide:pe-4 wide:whitespace-nowrap">
          <TransactionDate moment={Date.parse(transaction.transactionDate)} today={today} />
        </TableCell>
        <TableCell className={`row-start-1 wide:pe-4 ${isExpanded ? 'col-span-full' : 'col-start-1'}`}>
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? detailId : undefined}
            onClick={() => actor.send({ type: 'row.toggle', id: transaction.id })}
            className="group flex w-full cursor-pointer items-center gap-3 rounded-small text-start after:absolute after:inset-0 wide:min-h-11 wide:after:content-none print:min-h-0"
          >
            {isOpened && <ScrollTarget />}
            <span className="narrow:hidden print:hidden absolute start-0 top-2.5 wide:static">
              <IconTile icon={operation.icon} tone={isVoid ? 'muted' : 'accent'} />
            </span>
            <span className="min-w-0 print:flex print:items-baseline print:gap-2">
              <span className="flex items-center gap-1 font-semibold group-hover:underline narrow:text-small">
                <span
                  className={isExpanded ? '' : 'line-clamp-1 break-all print:line-clamp-none print:[word-break:normal]'}
                >
                  {transaction.description || <MessageText message={operation.label} />}
                </span>
                <ChevronDown
                  aria-hidden
                  className="size-4 shrink-0 text-muted transition-transform duration-quick group-aria-expanded:rotate-180 print:hidden"
                />
              </span>
              <span className="sr-only text-small text-muted wide:not-sr-only wide:block print:shrink-0">
                <MessageText message={operation.label} />
              </span>
            </span>
          </button>
        </TableCell>
        <TableCell className={`col-start-2 justify-self-end wide:w-40 ${isExpanded ? 'row-start-3' : 'row-start-2'}`}>
          {isNormal ? (
            <span className="sr-only text-small text-muted wide:not-sr-only">
              <MessageText message={label} />
            </span>
          ) : (
            <Badge tone={tone} icon={icon}>
              <MessageText message={label} />
            </Badge>
          )}
        </TableCell>
        <TableCell
          className={`col-start-2 text-right font-semibold wide:w-36 ${isExpanded ? 'row-start-2' : 'row-start-1'} ${amountClass(transaction)}`}
        >
          <Amount ore={row.amount} signed />
          {row.fee > 0 && (
            <span className="hidden font-normal text-small print:block">
              <FeeInside fee={row.fee} />
            </span>
          )}
        </TableCell>
      </TableRow>
      {isExpanded && (
        <TableDetail id={detailId} colSpan={COLUMNS}>
          <Suspense fallback={null}>
            <TransactionDetail row={row} />
          </Suspense>
        </TableDetail>
      )}
    </>
  );
});

/** Transactions as table rows. A press on a row shows its details. */
export const TransactionRows = ({ actor, rows }: Props & { readonly rows: readonly Row[] }) =>
  rows.map((row) => <TransactionRow key={row.transaction.id} actor={actor} row={row} />);
