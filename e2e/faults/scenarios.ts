import { CASES } from '../../scripts/tolerance/cases.ts';
import { CARD_SCENARIOS } from './card-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { SIGNED_IN_SCENARIOS } from './signed-in-scenarios.ts';
import { SIGNED_OUT_SCENARIOS } from './signed-out-scenarios.ts';

/** Calls that a page makes only under a condition. */
const CONDITIONAL: readonly string[] = ['/home nextDashboardTopup', '/topup balance'];

/** The reads of each page, except those of the pages that have scenarios of their own. */
const PAGES: readonly Scenario[] = CASES.filter(({ path }) => !path.startsWith('/login')).map(
  ({ path, calls, persona = 'anna' }) => ({
    path,
    calls: calls.filter((call) => !CONDITIONAL.includes(`${path} ${call}`)),
    persona,
  }),
);

/** Each call of the contract in the places where it is made. */
export const SCENARIOS: readonly Scenario[] = [
  ...PAGES,
  ...SIGNED_OUT_SCENARIOS,
  ...SIGNED_IN_SCENARIOS,
  ...CARD_SCENARIOS,
];
