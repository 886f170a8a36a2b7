import type { Language, Words } from '../../machines/ports.ts';

const FILES: Record<Language, () => Promise<{ default: Words }>> = {
  sv: () => import('../../locales/sv.json'),
  en: () => import('../../locales/en.json'),
};

/** The words of a language; each language is a file of its own, fetched when it is first wanted. */
export const words = async (language: Language): Promise<Words> => (await FILES[language]()).default;
