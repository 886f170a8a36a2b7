import { CARDS } from './definitions/cards.ts';
import { EVERYDAY } from './definitions/everyday.ts';
import { LOGINS } from './definitions/logins.ts';
import { TOPUPS } from './definitions/topups.ts';
import type { Persona } from './persona.ts';

/** The password of every persona; the username is the key of the persona. */
export const PASSWORD = 'Lunch-2026';

/** The personas by topic. */
export const PERSONA_GROUPS: readonly { readonly title: string; readonly people: readonly Persona[] }[] = [
  { title: 'Everyday', people: EVERYDAY },
  { title: 'Login and contact details', people: LOGINS },
  { title: 'Top-ups', people: TOPUPS },
  { title: 'Cards', people: CARDS },
];

/** All personas. */
export const PERSONAS: readonly Persona[] = PERSONA_GROUPS.flatMap(({ people }) => people);
