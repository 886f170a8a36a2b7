import { flows } from '../model/flows.ts';
import { testStates } from '../model/state-tests.ts';
import { attachFindings } from './attached-findings.ts';
import type { Finding } from './findings.ts';
import { Inspector } from './inspector.ts';

// Set by `npm run access -- <machine>`.
const chosen = process.env.MACHINES?.split(',');

testStates({
  flows: flows.filter(({ model }) => chosen?.includes(model.machine.id) ?? true),
  prepare: Inspector.prepare,
  test: async ({ tool, flow, states, testInfo, run }) => {
    const machine = flow.model.machine.id;
    const findings: Finding[] = [];
    await run(async ({ leaves }) => {
      for (const found of await tool.inspect()) findings.push({ machine, leaves, ...found });
    });
    await attachFindings(testInfo, { machine, states: states.length, findings });
  },
});
