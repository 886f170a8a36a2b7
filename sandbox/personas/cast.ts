import { CARDS } from './cast/cards.ts';
import { EVERYDAY } from './cast/everyday.ts';
import { LOG_INS } from './cast/log-ins.ts';
import { TOPUPS } from './cast/topups.ts';
import type { Persona } from './persona.ts';

/** Everybody's password; the username is the persona's key. */
export const PASSWORD = 'Lunch-2026';

/** Everybody, by what they are about. */
export const GROUPS: readonly { readonly title: string; readonly people: readonly Persona[] }[] = [
  { title: 'Everyday', people: EVERYDAY },
  { title: 'Logging in and being reached', people: LOG_INS },
  { title: 'Top-ups', people: TOPUPS },
  { title: 'Cards', people: CARDS },
];

/** Everybody whom a tester can be, each named for what they show. */
export const CAST: readonly Persona[] = GROUPS.flatMap(({ people }) => people);
