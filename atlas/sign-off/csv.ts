import papa from 'papaparse';
import type { ChecklistRow, SignedRow } from './checklist.ts';

/** The columns of a list, with the field of each. Those that a person fills in come before the hash. */
const COLUMNS = {
  flow: 'flow',
  state: 'state',
  language: 'language',
  size: 'size',
  texts: 'messages and values',
  seenBy: 'seen by',
  when: 'when',
  build: 'build',
  hash: 'hash',
} as const satisfies Readonly<Record<keyof SignedRow, string>>;

const FIELDS = Object.keys(COLUMNS) as (keyof SignedRow)[];

const unsigned = (row: ChecklistRow): SignedRow => ({ ...row, seenBy: '', when: '', build: '' });

/** A list to fill in, as CSV. Texts that a spreadsheet would run as a formula are escaped. */
export const csvOf = (rows: readonly ChecklistRow[]): string =>
  `${papa.unparse(
    {
      fields: Object.values(COLUMNS),
      data: rows.map((row) => FIELDS.map((field) => unsigned(row)[field])),
    },
    { escapeFormulae: true, newline: '\n' },
  )}\n`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

/** The same list as Markdown. */
export function markdownOf(rows: readonly ChecklistRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const head = [line(Object.values(COLUMNS)), line(FIELDS.map(() => '---'))];
  return `${[...head, ...rows.map((row) => line(FIELDS.map((field) => unsigned(row)[field])))].join('\n')}\n`;
}

/** Reads a list that a person has filled in. A spreadsheet may have written it with semicolons. Throws if a column is missing. */
export function readCsv(file: string, text: string): SignedRow[] {
  const { data, meta } = papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const missing = Object.values(COLUMNS).filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) throw new Error(`${file} has no column ${missing.join(', ')}`);
  return data.map(
    (row) => Object.fromEntries(FIELDS.map((field) => [field, row[COLUMNS[field]] ?? ''])) as unknown as SignedRow,
  );
}
