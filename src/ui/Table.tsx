import type { ReactNode } from 'react';

/**
 * Where it is narrow a table is laid out as cards, and Safari then forgets that it is a table; roles remind it. On
 * paper it is a table, however narrow.
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
  /** Numbers stand at the end, under one another. */
  readonly end?: boolean;
}

interface TableProps {
  /** Names the table to a screen reader. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly children: ReactNode;
}

/** Rows under named columns; cards where it is narrow. */
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
    className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line not-first:border-t py-3 wide:table-row"
  >
    {children}
  </tr>
);

interface CellProps {
  /** Where it stands on a card, as classes; in a table it stands in its column. */
  readonly className?: string;
  /** How many columns it is wide. */
  readonly colSpan?: number;
  readonly children: ReactNode;
}

export const TableCell = ({ className = '', colSpan, children }: CellProps) => (
  <td {...ROLES.cell} colSpan={colSpan} className={`min-w-0 wide:py-2.5 wide:align-middle print:py-1! ${className}`}>
    {children}
  </td>
);

/** More about the row above it, as wide as the table. */
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
