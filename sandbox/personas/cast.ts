import { CARDS } from './cast/cards.ts';
import { EVERYDAY } from './cast/everyday.ts';
import { LOG_INS } from './cast/log-ins.ts';
import { TOPUPS } from './cast/topups.ts';
import type { Persona } from './persona.ts';

/** Everybody's password; the username is the persona's key. */
export const PASSWORD = 'Lunch-2026';

/** Everybody whom a tester can be, each named for what they show. */
export const CAST: readonly Persona[] = [...EVERYDAY, ...LOG_INS, ...TOPUPS, ...CARDS];
