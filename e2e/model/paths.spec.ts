import type { AnyFlow } from './flow.ts';
import { flows } from './flows.ts';
import { test } from './harness-test.ts';
import { testPaths } from './path-tests.ts';

// Set by `npm run model -- <machine>`.
const chosen = process.env.MACHINES?.split(',');
const isChosen = ({ model }: AnyFlow) => chosen?.includes(model.machine.id) ?? true;

testPaths(test, flows.filter(isChosen));
