import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import en from '../../locales/en.json' with { type: 'json' };
import sv from '../../locales/sv.json' with { type: 'json' };
import type { Language } from '../../machines/ports.ts';

const LOCALES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { sv, en };

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The parts of a message that are the same for all values. */
function literalParts(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return inOneLine(element.value);
    return element.type === TYPE.tag ? literalParts(element.children) : [];
  });
}

/** Those of the read messages of which a page has every literal part. A view can read a message and not show it. */
export function shownMessages(read: readonly string[], texts: readonly string[], language: Language): string[] {
  const content = texts.map(inOneLine);
  const isShown = (part: string) => content.some((text) => text.includes(part));
  return read.filter((id) => literalParts(parse(LOCALES[language][id] ?? '')).every(isShown)).toSorted();
}
