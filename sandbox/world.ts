import { type Clock, createClock } from './clock.ts';
import type { Database } from './db/database.ts';
import { createFaults, type Faults } from './faults.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** What everything in the sandbox shares. */
export interface World {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly faults: Faults;
}

/** Opens a database and what stands on it. `realNow` gives ms since 1970. */
export function openWorld(db: Database, realNow: () => number): World {
  const clock = createClock(db, realNow);
  return { db, clock, tokens: createTokens(db, clock), faults: createFaults() };
}
