/** Source code at a path, to be linted. */
export interface LintCase {
  readonly file: string;
  readonly code: string;
}

interface ForbiddenCase extends LintCase {
  /** Matches the message of the linter. */
  readonly message: RegExp;
}

const importing = (file: string, module: string): LintCase => ({ file, code: `import { thing } from '${module}';` });

/** Imports that are allowed. */
export const allowed = [
  importing('contract/topups.ts', 'zod/mini'),
  importing('contract/topups.ts', './call.ts'),
  importing('machines/session/session.ts', 'xstate'),
  importing('machines/session/session.ts', './session.setup.ts'),
  importing('machines/session/session.ts', '../call-actor.ts'),
  importing('machines/session/session.ts', '../access-gate/access-gate.ts'),
  importing('machines/session/session.ts', '../../contract/session.ts'),
  importing('machines/message.ts', '../locales/en.json'),
  importing('machines/message.ts', '../contract/backend.ts'),
  importing('machines/home/home.model.ts', '@lunchkortet/model-engine/model'),
  importing('machines/home/home.invariants.ts', '@lunchkortet/model-engine/model'),
  importing('src/app/portal.tsx', '../../machines/portal/portal.ts'),
  importing('src/app/portal.tsx', 'react'),
  importing('src/screens/home/HomeView.tsx', '../../ui/Button.tsx'),
  importing('src/screens/home/HomeView.tsx', '../../../machines/home/home.ts'),
  importing('src/screens/home/parts/Balance.tsx', '../../../ui/Money.tsx'),
  importing('src/screens/home/parts/Balance.tsx', '../topup-month.ts'),
  importing('src/ui/Button.tsx', './Spinner.tsx'),
  importing('src/ui/Button.tsx', 'react'),
  { file: 'src/ui/Button.tsx', code: '<img loading="lazy" />;' },
  importing('sandbox/topups/handlers.ts', '../../contract/topups.ts'),
  importing('sandbox/server.ts', 'node:fs'),
  importing('sandbox/signature/signed-texts.ts', '../../locales/en.json'),
  importing('atlas/markdown/page.ts', '@lunchkortet/model-engine/plan'),
  importing('atlas/portal/portal-adapter.ts', '../../contract/calls.ts'),
  importing('atlas/site/App.tsx', './live/LivePage.tsx'),
  importing('atlas/site/live/way.ts', '../../live/legs.ts'),
  importing('tests/sandbox/topups.test.ts', '../../sandbox/server.ts'),
  importing('scripts/start.ts', '../sandbox/server.ts'),
];

const contractRule = /^contract\/ imports only zod/;
const machinesRule = /^machines\/ imports only xstate/;
const modelRule = /^Only a model and its fixtures import the model engine/;
const flowRule = /^A flow imports only the main machine of another flow/;
const srcRule = /^src\/ is sent to the browser/;
const screenRule = /^A screen imports src\/ui\//;
const uiRule = /^src\/ui\/ is the design system/;
const sandboxRule = /^sandbox\/ shares only contract/;
const portalAtlasRule = /^atlas\/ uses only machines/;
const atlasRule = /^The atlas shows the machines of any project/;
const stateRule = /^A screen has no state or effects of its own/;
const lazyRule = /^Code that cannot be fetched must not crash the page/;
const withCode = (file: string, code: string, message: RegExp): ForbiddenCase => ({ file, code, message });

/** Imports and globals that are forbidden, with the message of the linter. */
export const forbidden: readonly ForbiddenCase[] = [
  { ...importing('contract/topups.ts', '../machines/ports.ts'), message: contractRule },
  { ...importing('contract/topups.ts', '../sandbox/services.ts'), message: contractRule },
  { ...importing('contract/topups.ts', 'xstate'), message: contractRule },
  { ...importing('contract/topups.ts', 'node:fs'), message: contractRule },
  { ...importing('machines/access-gate/access-gate.ts', 'react'), message: machinesRule },
  { ...importing('machines/access-gate/access-gate.ts', 'react-router-dom'), message: machinesRule },
  { ...importing('machines/access-gate/access-gate.ts', 'node:fs'), message: machinesRule },
  { ...importing('machines/access-gate/access-gate.ts', '../../src/ports/clock.ts'), message: machinesRule },
  { ...importing('machines/access-gate/access-gate.ts', '../../sandbox/services.ts'), message: machinesRule },
  { ...importing('machines/home/home.ts', '@lunchkortet/model-engine/model'), message: modelRule },
  { ...importing('machines/ports.ts', '../sandbox/services.ts'), message: flowRule },
  { ...importing('machines/session/session.ts', '../access-gate/access-gate.setup.ts'), message: flowRule },
  { ...importing('machines/session/session.ts', '../access-gate/account-choice.ts'), message: flowRule },
  { ...importing('src/app/portal.tsx', '../../sandbox/services.ts'), message: srcRule },
  { ...importing('src/app/portal.tsx', '@lunchkortet/model-engine/plan'), message: srcRule },
  { ...importing('src/app/portal.tsx', 'node:fs'), message: srcRule },
  { ...importing('src/screens/home/HomeView.tsx', '../login/LoginView.tsx'), message: screenRule },
  { ...importing('src/screens/home/HomeView.tsx', '../../app/portal.ts'), message: screenRule },
  { ...importing('src/screens/home/HomeView.tsx', '../../ports/device.ts'), message: screenRule },
  { ...importing('src/screens/home/HomeView.tsx', '../../../sandbox/services.ts'), message: screenRule },
  { ...importing('src/screens/home/parts/Balance.tsx', '../../login/LoginView.tsx'), message: screenRule },
  { ...importing('src/ui/Button.tsx', '../../machines/message.ts'), message: uiRule },
  { ...importing('src/ui/Button.tsx', '../../contract/money.ts'), message: uiRule },
  { ...importing('src/ui/Button.tsx', '../screens/home/HomeView.tsx'), message: uiRule },
  { ...importing('src/ui/Button.tsx', '@xstate/react'), message: uiRule },
  { ...importing('sandbox/topups/handlers.ts', '../../machines/message.ts'), message: sandboxRule },
  { ...importing('sandbox/topups/handlers.ts', '../../src/ports/clock.ts'), message: sandboxRule },
  { ...importing('sandbox/topups/handlers.ts', '@lunchkortet/model-engine/plan'), message: sandboxRule },
  { ...importing('sandbox/topups/handlers.ts', '../../e2e/support/login.ts'), message: sandboxRule },
  { ...importing('atlas/markdown/page.ts', '../../src/app/portal.tsx'), message: atlasRule },
  { ...importing('atlas/markdown/page.ts', '../../sandbox/services.ts'), message: atlasRule },
  { ...importing('atlas/markdown/page.ts', '../../scripts/run.ts'), message: atlasRule },
  ...['../../machines/models.ts', '../../contract/calls.ts', '../../locales/en.json', '../live/pages.ts'].map(
    (module) => ({ ...importing('atlas/data/flow.ts', module), message: atlasRule }),
  ),
  { ...importing('atlas/data/flow.ts', '../portal/portal-adapter.ts'), message: atlasRule },
  { ...importing('atlas/adapter.ts', '../contract/calls.ts'), message: atlasRule },
  { ...importing('atlas/portal/portal-adapter.ts', '../../src/app/portal.tsx'), message: portalAtlasRule },
  ...['useState', 'useReducer', 'useEffect', 'useLayoutEffect'].map((hook) =>
    withCode('src/screens/home/HomeView.tsx', `import { ${hook} } from 'react';`, stateRule),
  ),
  ...['src/app/portal.tsx', 'src/screens/home/HomeView.tsx', 'src/ui/Button.tsx'].flatMap((file) => [
    withCode(file, "import { lazy } from 'react';", lazyRule),
    withCode(file, "import { type ComponentType, lazy as later, Suspense } from 'react';", lazyRule),
    withCode(file, "import React from 'react'; React.lazy(load);", lazyRule),
  ]),
  withCode('machines/home/home.ts', "fetch('/api');", /global variable fetch/),
  withCode('machines/home/home.ts', 'setTimeout(String, 1);', /global variable setTimeout/),
  withCode('machines/home/home.ts', "localStorage.getItem('token');", /global variable localStorage/),
  withCode('machines/home/home.ts', 'console.log(1);', /console/),
  withCode('machines/home/home.ts', 'const now = Date.now();', /only from ports/),
  withCode('machines/home/home.ts', 'const now = new Date();', /only from ports/),
];
