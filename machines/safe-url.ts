const LINK_PROTOCOLS: readonly string[] = ['https:', 'mailto:'];
/** Placeholders for the origin of the portal: a text can name one of them, but not both. */
const OWN_ORIGINS: readonly string[] = ['https://own.invalid', 'https://portal.invalid'];

/** Whether a text is an absolute path at the portal's own origin. `//host` and `/\host` are other origins. */
export const isOwnPath = (text: string): boolean =>
  text.startsWith('/') &&
  OWN_ORIGINS.every((origin) => URL.canParse(text, origin) && new URL(text, origin).origin === origin);

/** The URL of a link from outside if it is https or mailto, unchanged; null for any other. */
export function safeLink(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  return LINK_PROTOCOLS.includes(new URL(text).protocol) ? text : null;
}

/** The URL of an image if it is a path at the portal's own origin, or of one of the given origins; null for any other. */
export function safeImage(text: string | null, origins: readonly string[]): string | null {
  if (text === null) return null;
  if (isOwnPath(text)) return text;
  return URL.canParse(text) && origins.includes(new URL(text).origin) ? text : null;
}
