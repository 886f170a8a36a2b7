import type { Meaning } from '../source/meanings.ts';
import { code, table } from './tables.ts';

const kindOf = ({ kind, duration }: Meaning): string => (duration === null ? kind : `${kind}, ${duration}`);

/** The comment, then the code. */
const meaningText = ({ text, code: line }: Meaning): string =>
  [text, line === null ? null : code([line])].filter(Boolean).join(' ');

/** What the guards, actions and delays of a machine mean: their comments and their code; of the others the names, by file. */
export function meaningsSection(meanings: readonly Meaning[]): string {
  const isTold = ({ text, duration, code: line }: Meaning) => text !== null || line !== null || duration !== null;
  const rows = meanings
    .filter(isTold)
    .map((meaning) => [code([meaning.name]), kindOf(meaning), meaningText(meaning), meaning.file]);
  const others = Map.groupBy(
    meanings.filter((meaning) => !isTold(meaning)),
    ({ file }) => file,
  );
  const lines = [...others].map(([file, list]) => `- ${file}: ${code(list.map(({ name }) => name))}`);
  return [
    ...(rows.length > 0 ? [table(['name', 'kind', 'meaning', 'file'], rows)] : []),
    ...(lines.length > 0 ? [`Longer, in the source:\n\n${lines.join('\n')}`] : []),
  ].join('\n\n');
}
