import type { Changes } from './changes.ts';
import type { CallResult } from './check.ts';
import type { Finding } from './findings.ts';
import { countOfCalls, type Note, noteLines } from './note.ts';

const KINDS = ['missing', 'unknown', 'wrongType', 'money', 'extra'] as const;
const HEAD = ['call', 'status', 'missing', 'unknown', 'wrong type', 'money, order', 'extra'] as const;
const ODD: readonly Finding['kind'][] = ['sign', 'unit', 'order', 'range'];

const countOf = (findings: readonly Finding[], kind: (typeof KINDS)[number]): string => {
  const own = findings.filter((finding) => (kind === 'money' ? ODD.includes(finding.kind) : finding.kind === kind));
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

/** What the user sees because of a difference, and what to change. */
function adviceOf({ kind, isRequired }: Finding): string {
  if (kind === 'extra') return '';
  const effect = isRequired ? 'the row, the part or the page is not shown' : EFFECTS[kind];
  return `\n        the user sees: ${effect}; change: ${CHANGES[kind]}`;
}

const EFFECTS: Readonly<Record<Exclude<Finding['kind'], 'extra'>, string>> = {
  missing: 'nothing in its place',
  unknown: 'the backend’s own word, or the right one if only its spelling differs',
  wrongType: 'the right value if it can be read, else nothing in its place',
  range: 'the value',
  sign: 'the direction of the operation, not that of the sign',
  unit: 'the amount, or none',
  order: 'the list, sorted by the portal',
};
const CHANGES: typeof EFFECTS = {
  missing: 'add the field',
  unknown: 'use a word of the contract',
  wrongType: 'use the type of the contract',
  range: 'check the unit: kronor or öre',
  sign: 'make amounts negative that leave the account',
  unit: 'check the unit: kronor or öre',
  order: 'sort the list',
};

/** A difference in words: path, kind, what the user sees and what to change. */
export const findingLine = (finding: Finding): string => lineOf(finding) + adviceOf(finding);

function lineOf({ kind, path, expected, found, isRequired, count }: Finding): string {
  const mark = isRequired ? '  ! ' : '    ';
  if (kind === 'extra') return `${mark}extra: ${path} (${found})${times(count)}`;
  if (kind === 'missing') return `${mark}missing: ${path} (${expected})${times(count)}`;
  const title = kind === 'wrongType' ? 'wrong type' : kind;
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

/** What `--changes` has done and what it could not do. */
const changeLines = (changes: Changes | null): string[] =>
  changes === null
    ? []
    : [
        ...changes.undone.map((name) => `✓ ${name}: made, shown by the next read, and undone`),
        ...changes.untried.map((reason) => `· ${reason}`),
        '',
      ];

/** Whether the portal can be shown with this backend. */
export const passes = (results: readonly CallResult[], notes: readonly Note[] = []): boolean =>
  results.every(({ isBroken }) => !isBroken) && notes.every(({ isFatal }) => !isFatal);

function summary(results: readonly CallResult[], notes: readonly Note[]): string {
  const made = results.filter(({ requests }) => requests > 0).length;
  const broken = results.filter(({ isBroken }) => isBroken).length;
  const fatal = notes.filter(({ isFatal }) => isFatal).length;
  const calls = broken === 0 ? 'The portal can be shown' : `${countOfCalls(broken)} fail or lack something required`;
  const verdict = `${calls}${fatal === 0 ? '' : `, ${broken === 0 ? 'but ' : 'and '}${fatal} things above (✗) must be changed`}.`;
  return `${made} of ${results.length} read calls made. ${verdict}`;
}

/** The report for a person: a table, the details with the path of each field, and a summary. It holds no values. */
export const report = (
  results: readonly CallResult[],
  notes: readonly Note[] = [],
  changes: Changes | null = null,
): string =>
  [
    ...table([HEAD, ...results.map(rowOf)]),
    ...results.filter(({ requests }) => requests > 0).flatMap(detailLines),
    ...notMadeLines(results.filter(({ requests }) => requests === 0)),
    '',
    ...changeLines(changes),
    ...notes.flatMap(noteLines),
    ...(notes.length > 0 ? [''] : []),
    '✗ fails, or lacks something (!) that the portal cannot be shown without; · could not be made',
    summary(results, notes),
  ].join('\n');
