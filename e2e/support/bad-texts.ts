import sv from '../../locales/sv.json' with { type: 'json' };

const IDS = new Set(Object.keys(sv));
const BAD_TEXT = /\bundefined\b|\bNaN\b|Invalid Date|\[object |\bnull\b/;

/** Texts that no user may see: JavaScript's words for missing values, and the ids of messages. */
export function badTexts(text: string): string[] {
  const ids = (text.match(/[a-z][\w-]*(\.[\w-]+)+/gi) ?? []).filter((word) => IDS.has(word));
  return [...(BAD_TEXT.exec(text) ?? []), ...ids];
}
