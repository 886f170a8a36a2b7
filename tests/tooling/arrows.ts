export interface Arrow {
  readonly file: string;
  readonly code: string;
}

interface Fault extends Arrow {
  readonly says: RegExp;
}

const from = (file: string, module: string): Arrow => ({ file, code: `import { thing } from '${module}';` });

/** Arrows that must stay possible. */
export const right = [
  from('contract/topups.ts', 'zod/mini'),
  from('contract/topups.ts', './call.ts'),
  from('machines/session/session.ts', 'xstate'),
  from('machines/session/session.ts', './session.setup.ts'),
  from('machines/session/session.ts', '../calling.ts'),
  from('machines/session/session.ts', '../gate/access-gate.ts'),
  from('machines/session/session.ts', '../../contract/session.ts'),
  from('machines/message.ts', '../locales/en.json'),
  from('machines/message.ts', '../contract/backend.ts'),
  from('src/app/portal.ts', '../../machines/portal/portal.ts'),
  from('src/app/portal.ts', 'ky'),
  from('src/screens/home/HomeView.tsx', '../../ui/Button.tsx'),
  from('src/screens/home/HomeView.tsx', '../../../machines/home/home.ts'),
  from('src/screens/home/parts/Balance.tsx', '../../../ui/Money.tsx'),
  from('src/screens/home/parts/Balance.tsx', '../month-names.ts'),
  from('src/ui/Button.tsx', './Spinner.tsx'),
  from('src/ui/Button.tsx', 'react'),
  from('sandbox/topups/handlers.ts', '../../contract/topups.ts'),
  from('sandbox/server.ts', 'node:fs'),
  from('atlas/page.ts', '../machines/models.ts'),
  from('atlas/page.ts', '../tests/model/paths.ts'),
  from('tests/sandbox/topups.test.ts', '../../sandbox/server.ts'),
  from('scripts/start.ts', '../sandbox/server.ts'),
];

const promise = /^contract\/ imports only zod/;
const machine = /^machines\/ imports only xstate/;
const sibling = /^A flow imports from a sibling only the machine/;
const shipped = /^src\/ is what travels to the cardholder/;
const screen = /^A screen imports src\/ui\//;
const parts = /^src\/ui\/ is the design system/;
const backend = /^sandbox\/ shares only contract/;
const drawn = /^atlas\/ is drawn from machines/;
const remembering = /^What a screen remembers or does is a state of its machine/;
const outside = (file: string, code: string, says: RegExp): Fault => ({ file, code, says });

/** Arrows that must not appear, and what the linter says of each. */
export const wrong: readonly Fault[] = [
  { ...from('contract/topups.ts', '../machines/ports.ts'), says: promise },
  { ...from('contract/topups.ts', '../sandbox/services.ts'), says: promise },
  { ...from('contract/topups.ts', 'xstate'), says: promise },
  { ...from('contract/topups.ts', 'node:fs'), says: promise },
  { ...from('machines/gate/access-gate.ts', 'react'), says: machine },
  { ...from('machines/gate/access-gate.ts', 'ky'), says: machine },
  { ...from('machines/gate/access-gate.ts', 'node:fs'), says: machine },
  { ...from('machines/gate/access-gate.ts', '../../src/ports/clock.ts'), says: machine },
  { ...from('machines/gate/access-gate.ts', '../../sandbox/services.ts'), says: machine },
  { ...from('machines/ports.ts', '../sandbox/services.ts'), says: sibling },
  { ...from('machines/session/session.ts', '../gate/access-gate.setup.ts'), says: sibling },
  { ...from('machines/session/session.ts', '../gate/account-choice.ts'), says: sibling },
  { ...from('src/app/portal.ts', '../../sandbox/services.ts'), says: shipped },
  { ...from('src/app/portal.ts', '../../tests/model/paths.ts'), says: shipped },
  { ...from('src/app/portal.ts', 'node:fs'), says: shipped },
  { ...from('src/screens/home/HomeView.tsx', '../login/LoginView.tsx'), says: screen },
  { ...from('src/screens/home/HomeView.tsx', '../../app/portal.ts'), says: screen },
  { ...from('src/screens/home/HomeView.tsx', '../../ports/device.ts'), says: screen },
  { ...from('src/screens/home/HomeView.tsx', '../../../sandbox/services.ts'), says: screen },
  { ...from('src/screens/home/parts/Balance.tsx', '../../login/LoginView.tsx'), says: screen },
  { ...from('src/ui/Button.tsx', '../../machines/message.ts'), says: parts },
  { ...from('src/ui/Button.tsx', '../../contract/money.ts'), says: parts },
  { ...from('src/ui/Button.tsx', '../screens/home/HomeView.tsx'), says: parts },
  { ...from('src/ui/Button.tsx', '@xstate/react'), says: parts },
  { ...from('sandbox/topups/handlers.ts', '../../machines/message.ts'), says: backend },
  { ...from('sandbox/topups/handlers.ts', '../../src/ports/clock.ts'), says: backend },
  { ...from('atlas/page.ts', '../src/app/portal.ts'), says: drawn },
  { ...from('atlas/page.ts', '../sandbox/services.ts'), says: drawn },
  ...['useState', 'useReducer', 'useEffect', 'useLayoutEffect'].map((hook) =>
    outside('src/screens/home/HomeView.tsx', `import { ${hook} } from 'react';`, remembering),
  ),
  outside('machines/home/home.ts', "fetch('/api');", /global variable fetch/),
  outside('machines/home/home.ts', 'setTimeout(String, 1);', /global variable setTimeout/),
  outside('machines/home/home.ts', "localStorage.getItem('token');", /global variable localStorage/),
  outside('machines/home/home.ts', 'console.log(1);', /console/),
  outside('machines/home/home.ts', 'const now = Date.now();', /no clock of its own/),
  outside('machines/home/home.ts', 'const now = new Date();', /no clock of its own/),
];
