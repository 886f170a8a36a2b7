import type { ReactNode } from 'react';

/**
 * Explicit roles: on narrow screens the rows are laid out as cards with `display: grid`, and Safari then drops the
 * implicit roles of table elements.
 */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

interface Column {
  readonly id: string;
  readonly label: ReactNode;
  /** Aligns the column at the end; for numbers. */
  readonly end?: boolean;
}

interface TableProps {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly children: ReactNode;
}

/** A table; on narrow screens each row is a card. In print it is always a table. */
export const Table = ({ caption, columns, children }: TableProps) => (
  <table {...ROLES.table} className="block w-full border-collapse text-start wide:table">
    <caption className="sr-only">{caption}</caption>
    <thead {...ROLES.group} className="sr-only wide:not-sr-only wide:table-header-group">
      <tr {...ROLES.row} className="border-line border-b text-left text-small text-muted">
        {columns.map(({ id, label, end }) => (
          <th {...ROLES.header} key={id} scope="col" className={`py-2 font-medium ${end ? 'text-right' : 'pe-4'}`}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...ROLES.group} className="block wide:table-row-group">
      {children}
    </tbody>
  </table>
);

export const TableRow = ({ children }: { readonly children: ReactNode }) => (
  <tr
    {...ROLES.row}
    className="relative grid min-h-16 grid-cols-[minmax(4rem,1fr)_auto] content-center gap-x-3 border-line not-first:border-t py-2.5 ps-14 narrow:ps-0 wide:table-row"
  >
    {children}
  </tr>
);

interface CellProps {
  /** Classes for the position of the cell on a card. */
  readonly className?: string;
  readonly colSpan?: number;
  readonly children: ReactNode;
}

export const TableCell = ({ className = '', colSpan, children }: CellProps) => (
  <td {...ROLES.cell} colSpan={colSpan} className={`min-w-0 wide:py-2.5 wide:align-middle print:py-1! ${className}`}>
    {children}
  </td>
);

/** A row with details about the row above it, as wide as the table. */
export const TableDetail = ({
  id,
  colSpan,
  children,
}: { readonly id: string } & Required<Omit<CellProps, 'className'>>) => (
  <tr {...ROLES.row} id={id} className="block wide:table-row">
    <td {...ROLES.cell} colSpan={colSpan} className="block pb-4 wide:table-cell">
      {children}
    </td>
  </tr>
);
