import type { Meaning } from '../source/meanings.ts';
import { code, table } from './tables.ts';

const kindOf = ({ kind, duration }: Meaning): string => (duration === null ? kind : `${kind}, ${duration}`);

/** What the guards, actions and delays of a machine mean; of those without a comment the names, by file. */
export function meaningsSection(meanings: readonly Meaning[]): string {
  const isTold = ({ text, duration }: Meaning) => text !== null || duration !== null;
  const rows = meanings
    .filter(isTold)
    .map((meaning) => [code([meaning.name]), kindOf(meaning), meaning.text ?? '', meaning.file]);
  const others = Map.groupBy(
    meanings.filter((meaning) => !isTold(meaning)),
    ({ file }) => file,
  );
  const lines = [...others].map(([file, list]) => `- ${file}: ${code(list.map(({ name }) => name))}`);
  return [
    ...(rows.length > 0 ? [table(['name', 'kind', 'meaning', 'file'], rows)] : []),
    ...(lines.length > 0 ? [`Without a comment in the source:\n\n${lines.join('\n')}`] : []),
  ].join('\n\n');
}
