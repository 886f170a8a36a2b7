type Row = Readonly<Record<string, string | number>>;

/** Prints rows of equal keys as a table: the keys as headings, the first column to the left, the others to the right. */
export function printTable(title: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => String(row[column]).length)));
  const line = (cells: readonly unknown[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return index === 0 ? String(cell).padEnd(width) : String(cell).padStart(width);
      })
      .join('  ');
  console.log(`\n${title}\n${line(columns)}`);
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}
