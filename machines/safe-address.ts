const SAFE: readonly string[] = ['https:', 'mailto:'];

/** Whether an address is a path of the portal's own origin; one that begins with two slashes names another site. */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/** The address that a text from outside may lead to: https or mailto, as it was given; null for every other. */
export function safeAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  return SAFE.includes(new URL(text).protocol) ? text : null;
}

/** The address of a picture from outside: https, or a path on the portal's own origin; null for every other. */
export function safePicture(text: string | null): string | null {
  if (text === null) return null;
  if (isOwnPath(text)) return text;
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;
}
