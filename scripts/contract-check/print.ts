import type { CallResult } from './check.ts';
import type { Finding } from './findings.ts';

const KINDS = ['missing', 'unknown', 'wrongType', 'extra'] as const;
const HEAD = ['call', 'status', 'missing', 'unknown', 'wrong type', 'extra'] as const;

const countOf = (findings: readonly Finding[], kind: Finding['kind']): string => {
  const own = findings.filter((finding) => finding.kind === kind);
  return own.length === 0 ? '' : `${own.length}${own.some(({ isRequired }) => isRequired) ? ' !' : ''}`;
};

const rowOf = ({ name, statuses, findings, isBroken }: CallResult): string[] => [
  `${isBroken ? '✗' : statuses.length > 0 ? '✓' : '·'} ${name}`,
  statuses.join(', ') || 'not made',
  ...KINDS.map((kind) => countOf(findings, kind)),
];

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const times = (count: number): string => (count === 1 ? '' : `, in ${count} places`);

function findingLine({ kind, path, expected, found, isRequired, count }: Finding): string {
  const mark = isRequired ? '  ! ' : '    ';
  if (kind === 'extra') return `${mark}extra: ${path} (${found})${times(count)}`;
  if (kind === 'missing') return `${mark}missing: ${path} (${expected})${times(count)}`;
  const title = kind === 'unknown' ? 'unknown' : 'wrong type';
  return `${mark}${title}: ${path} is ${found}, not ${expected}${times(count)}`;
}

const detailLines = ({ name, method, path, problem, findings }: CallResult): string[] =>
  problem === null && findings.length === 0
    ? []
    : ['', `${name}  ${method} ${path}`, ...(problem === null ? [] : [`  ! ${problem}`]), ...findings.map(findingLine)];

/** The calls that were not made, by the reason. */
const notMadeLines = (results: readonly CallResult[]): string[] =>
  [...Map.groupBy(results, ({ problem }) => problem)].flatMap(([reason, group]) => [
    '',
    `not made: ${reason}`,
    ...group.map(({ name }) => `    ${name}`),
  ]);

/** Whether the portal can be shown with this backend. */
export const passes = (results: readonly CallResult[]): boolean => results.every(({ isBroken }) => !isBroken);

function summary(results: readonly CallResult[]): string {
  const made = results.filter(({ requests }) => requests > 0).length;
  const broken = results.filter(({ isBroken }) => isBroken).length;
  const verdict = broken === 0 ? 'The portal can be shown.' : `${broken} calls fail or lack something required.`;
  return `${made} of ${results.length} read calls made. ${verdict}`;
}

/** The report for a person: a table, the details with the path of each field, and a summary. It holds no values. */
export const report = (results: readonly CallResult[]): string =>
  [
    ...table([HEAD, ...results.map(rowOf)]),
    ...results.filter(({ requests }) => requests > 0).flatMap(detailLines),
    ...notMadeLines(results.filter(({ requests }) => requests === 0)),
    '',
    '✗ fails, or lacks something (!) that the portal cannot be shown without; · could not be made',
    summary(results),
  ].join('\n');
