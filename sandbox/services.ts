import { type Clock, createClock } from './clock.ts';
import type { Database } from './db/database.ts';
import { createFaults, type Faults } from './faults.ts';
import { createReports, type Reports } from './reports.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** The services that all handlers and pages share. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly faults: Faults;
  /** What the portal and the browser have reported. */
  readonly reports: Reports;
}

/** Creates the services on a database. `realNow` returns ms since 1970. */
export function createServices(db: Database, realNow: () => number): Services {
  const clock = createClock(db, realNow);
  return { db, clock, tokens: createTokens(db, clock), faults: createFaults(), reports: createReports() };
}
