import type { Language } from '../ports.ts';

/** The locale of each language: English texts with Swedish date and number formats. */
export const LOCALES: Readonly<Record<Language, string>> = { sv: 'sv-SE', en: 'en-SE' };
