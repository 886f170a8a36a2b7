import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { nothing } from './values.ts';

/** The language that the portal and the messages to the cardholder are in. */
export const saveLanguage = defineCall({
  name: 'saveLanguage',
  method: 'POST',
  path: '/cardholder/language',
  effect: 'change',
  summary: 'Save the language of the cardholder',
  body: { lang: z.enum(['sv', 'en']) },
  response: nothing,
  example: { request: { lang: 'en' }, response: undefined },
});
