/** The parts of an e-mail address that may be shown where it must only be recognised. */
export interface MaskedEmail {
  /** The first character. */
  readonly first: string;
  readonly domain: string;
}

/**
 * Hides an e-mail address apart from its first character and its domain, so that its owner knows it again and others
 * learn little. Returns null for a text that is no address. An address with one character before the `@` loses it.
 */
export function maskedEmail(address: string): MaskedEmail | null {
  const at = address.lastIndexOf('@');
  const [first = '', ...rest] = Array.from(address.slice(0, Math.max(at, 0)));
  const domain = address.slice(at + 1);
  if (first === '' || domain === '') return null;
  return { first: rest.length > 0 ? first : '', domain };
}
