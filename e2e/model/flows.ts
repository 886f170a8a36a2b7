import type { AnyFlow } from './flow.ts';
import { accessGateFlow } from './flows/access-gate.flow.ts';
import { homeFlow } from './flows/home.flow.ts';

/** How each machine is walked in the browser. */
export const flows: readonly AnyFlow[] = [accessGateFlow, homeFlow];
