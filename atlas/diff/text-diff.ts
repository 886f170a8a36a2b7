import type { Sources } from '../source/module.ts';
import { localesIn } from '../source/texts.ts';
import type { TextChange } from './change.ts';

/** The texts that differ, by language and id. */
export function diffTexts(before: Sources, after: Sources): Omit<TextChange, 'flows' | 'states'>[] {
  const [old, current] = [localesIn(before), localesIn(after)];
  return [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((language) => {
    const [was, is] = [old.get(language) ?? {}, current.get(language) ?? {}];
    const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
    return ids
      .filter((id) => was[id] !== is[id])
      .map((id) => ({ id, language, before: was[id] ?? null, after: is[id] ?? null }));
  });
}
