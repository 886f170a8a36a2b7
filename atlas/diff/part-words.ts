import { parse } from 'node:path/posix';
import type { Role } from '../source/roles.ts';
import { difference } from './difference.ts';
import type { PartChange } from './source-diff.ts';

const SHORT = 80;
const inline = (code: string): string => `\`${code.replaceAll(/\s+/g, ' ')}\``;

/** Both versions of the code if they are short. */
function codes({ before, after }: PartChange): string {
  const [was, is] = [before?.part.code, after?.part.code];
  if (!was || !is || was.length > SHORT || is.length > SHORT) return '';
  return `: ${inline(was)} → ${inline(is)}`;
}

const useOf = ({ kind, name }: Role): string => (kind === null ? name : `${kind} ${name}`);

/** The messages and literal texts that a part of a view no longer has, and those that are new. */
function shownTexts({ before, after }: PartChange, isMessage: (text: string) => boolean): string {
  const textsOf = (side: PartChange['before']) =>
    side === null
      ? []
      : [...[...side.part.texts].filter(isMessage), ...[...side.part.literals].map((text) => `“${text}”`)];
  const { added, removed } = difference(textsOf(before), textsOf(after));
  const list = (sign: string, texts: readonly string[]) => (texts.length > 0 ? [`${sign} ${texts.join(', ')}`] : []);
  const lines = [...list('−', removed), ...list('+', added)];
  return lines.length > 0 ? ` (texts: ${lines.join('; ')})` : '';
}

/** A changed part in words: `~ settleDelays.settleDelay, used by delay settleDelay: 800 → 80`. */
export function partWords(change: PartChange, roles: readonly Role[], isMessage: (text: string) => boolean): string {
  const { file, path, before, after } = change;
  const sign = before === null ? '+' : after === null ? '−' : '~';
  // A default export has the name of its file.
  const name = path.map((key) => (key === 'default' ? parse(file).name : key)).join('.');
  const isOrder = (after ?? before)?.part.isOrder === true;
  const isItself = ({ kind, name: use }: Role) =>
    `.${name}.`.includes(kind === null ? `.${use}.` : `.${kind}s.${use}.`);
  const others = roles.filter((role) => role.name !== 'default' && !isItself(role));
  const uses = [...new Set(others.map(useOf))].slice(0, 4);
  const own = isOrder ? `the order in ${name}` : name;
  return `${sign} ${own}${uses.length > 0 ? `, used by ${uses.join(', ')}` : ''}${isOrder ? '' : codes(change)}${shownTexts(change, isMessage)}`;
}
