import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Left by scripts/prepare.js.
const record = join(import.meta.dirname, '../../build/libreoffice');
const program = existsSync(record) ? readFileSync(record, 'utf8') : (process.env.SOFFICE ?? 'soffice');

/** A cell as LibreOffice has understood it: its type and value, and how it shows. */
export interface Cell {
  readonly type: string;
  readonly value: string;
  readonly shown: string;
}

const OFFICE = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0';
const TABLE = 'urn:oasis:names:tc:opendocument:xmlns:table:1.0';
// Tabs between, UTF-8, cells as they show.
const FORMATS = { fods: 'fods', csv: 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,true' };

function cellOf(element: Element): Cell | null {
  const type = element.getAttributeNS(OFFICE, 'value-type');
  if (type === null) return null;
  const shown = [...element.children].map(({ textContent }) => textContent).join('\n');
  const value = element.getAttributeNS(OFFICE, type === 'date' ? 'date-value' : 'value') ?? shown;
  return { type, value, shown };
}

const repeated = (element: Element) => Number(element.getAttributeNS(TABLE, 'number-columns-repeated') ?? 1);

function cellsOf(row: Element): (Cell | null)[] {
  const cells = [...row.children].flatMap((element) =>
    Array.from({ length: repeated(element) }, () => cellOf(element)),
  );
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
}

/** Has a real LibreOffice, without a screen, open an Excel file and save it as something that can be read here. */
async function converted(file: Blob, type: 'fods' | 'csv'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spreadsheet-'));
  try {
    await writeFile(join(folder, 'book.xlsx'), new Uint8Array(await file.arrayBuffer()));
    const home = `-env:UserInstallation=file://${folder}/home`;
    const args = [home, '--headless', '--convert-to', FORMATS[type], '--outdir', folder, 'book.xlsx'];
    await promisify(execFile)(program, args, { cwd: folder });
    return await readFile(join(folder, `book.${type}`), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The first sheet as LibreOffice opens it: its name and its cells, row by row. Needs a DOM. */
export async function openSpreadsheet(file: Blob) {
  const document = new DOMParser().parseFromString(await converted(file, 'fods'), 'text/xml');
  const [sheet] = document.getElementsByTagNameNS(TABLE, 'table');
  const rows = [...(sheet?.getElementsByTagNameNS(TABLE, 'table-row') ?? [])].map(cellsOf);
  return { name: sheet?.getAttributeNS(TABLE, 'name'), rows: rows.filter((cells) => cells.length > 0) };
}

/** The lines of a large sheet as LibreOffice shows it, cells between tabs. */
export const linesOf = async (file: Blob): Promise<readonly string[]> =>
  (await converted(file, 'csv')).trimEnd().split('\n');
