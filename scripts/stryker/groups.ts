import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

/** Code in which Stryker puts faults, and the tests that must notice them. */
export interface Group {
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/** Files that are left out, with the reason. */
const EXCLUDED: Readonly<Record<string, string>> = {
  'machines/bankid/order-states.ts': 'states of machines: `npm run mutate` puts faults into them',
  'machines/load-card.ts': 'transitions of machines: `npm run mutate` puts faults into them',
  'machines/secret-exposure.ts': 'states and delays of machines: `npm run mutate` puts faults into them',
  'machines/settling.ts': 'a state and a delay of machines: `npm run mutate` puts faults into them',
  'machines/signed-call.ts': 'a guard, actions and transitions of machines: `npm run mutate` puts faults into them',
  'machines/model.ts': 'used by models only',
  'machines/models.ts': 'used by models only',
  'machines/model-start.ts': 'used by models only',
  'machines/waited.ts': 'used by models only',
  'src/ports/virtual-messages.d.ts': 'types only',
  'src/ports/workbook/fflate-sync.ts': 'replaces a package in the build only; e2e/journeys/transactions-export.spec.ts',
  'src/ports/workbook/workbook.worker.ts': 'runs in a worker of the browser; e2e/journeys/transactions-export.spec.ts',
};

/** Models, what they are made of, and the parts of a machine besides its rules. */
const NO_RULE = /\.(model|fixture|invariants|setup)\.ts$|\/model-adapter\//;
const MACHINE = /\b(setup\(|createMachine\(|createStateConfig\()/;

/** Tests that run whole machines. They are slow, and a rule has tests of its own. */
const WHOLE_MACHINES = [
  'models',
  'bankid-order',
  'calculator-session',
  'inactivity',
  'order-months',
  'session-renewal',
  'settling',
  'topup-month',
];

const isRule = (file: string) => !NO_RULE.test(file) && !MACHINE.test(readFileSync(join(root, file), 'utf8'));

const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !(file in EXCLUDED))
    .toSorted();

export const groups: Readonly<Record<string, Group>> = {
  // Without an independent linter, which is slow and knows only the format.
  contract: { files: filesIn('contract/**/*.ts'), tests: ['tests/contract/**/!(openapi).test.ts'] },
  ports: { files: filesIn('src/ports/**/*.ts'), tests: ['tests/ports/**/!(*.slow).test.ts'] },
  rules: {
    files: filesIn('machines/**/*.ts').filter(isRule),
    tests: [`tests/machines/**/!(${WHOLE_MACHINES.join('|')}).test.ts`],
  },
};
