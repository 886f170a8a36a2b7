import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { nothing } from './values.ts';

/** The codes of the languages of the portal. Each has a file in `locales/`; CONTRIBUTING.md says how to add one. */
export const LANGUAGES = ['sv', 'en'] as const;

/** The language that the portal and the messages to the cardholder are in. */
export const saveLanguage = defineCall({
  name: 'saveLanguage',
  method: 'POST',
  path: '/cardholder/language',
  effect: 'change',
  summary: 'Save the language of the cardholder',
  body: { lang: z.enum(LANGUAGES) },
  response: nothing,
  example: { request: { lang: 'en' }, response: undefined },
});
