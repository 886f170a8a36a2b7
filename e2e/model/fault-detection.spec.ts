import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { expectDistinctStates } from './distinct-states.ts';
import { firstVisits } from './first-visits.ts';
import type { AnyFlow } from './flow.ts';
import { accessGateFlow } from './flows/access-gate.flow.ts';
import { type HarnessPage, PAGE_TIMEOUT } from './harness-page.ts';
import { test } from './harness-test.ts';
import { messagePattern } from './message-pattern.ts';
import { FAILURE, STEP, TRACE } from './path-reporter.ts';
import { plannedPaths } from './planned-paths.ts';
import { runRecordedPath } from './recorded-path.ts';
import { runPathInBrowser } from './run-in-browser.ts';

/** A path on which the user accepts the terms. Found when the file is loaded, so that no test has to plan paths. */
const termsPath = plannedPaths(accessGateFlow.model).find((path) =>
  pathTitle(path).endsWith('acceptTerms fails (rejected) → terms.confirming.settled'),
);

const SETTLED = 'access-gate.terms.confirming.settled';

function requiredPath() {
  if (!termsPath) throw new Error('there is no path through the terms');
  return termsPath;
}

async function runTermsPath(harness: HarnessPage): Promise<void> {
  await runPathInBrowser(harness, accessGateFlow, requiredPath());
}

test.beforeEach(async ({ harness }) => {
  // The first run loads all lazy chunks, so that the second one can have a shorter timeout.
  await runTermsPath(harness);
  harness.timeout = 3000;
});

// The worker goes on with the same page: a new one takes longer than the test.
test.afterEach(async ({ harness }) => {
  harness.timeout = PAGE_TIMEOUT;
  await harness.page.evaluate(() => (window as Partial<FaultyWindow>).undo?.());
  // A path that fails in English leaves it.
  await harness.callHarness('showLanguage', null);
});

/** A page with a fault. */
interface FaultyWindow extends Window {
  /** Removes the fault. */
  undo: () => void;
}

/** Adds styles that hide something. */
const addStyles = ({ page }: HarnessPage, styles: string): Promise<void> =>
  page.evaluate((content) => {
    const style = Object.assign(document.createElement('style'), { textContent: content });
    document.head.append(style);
    Object.assign(window, { undo: () => style.remove() });
  }, styles);

test.use({ trace: 'off' });

test('a button that is hidden although the machine takes its event', async ({ harness }) => {
  await addStyles(harness, 'main button:not([aria-disabled]) { display: none }');
  await expect(runTermsPath(harness)).rejects.toThrow(/whether terms accept is offered/);
});

test('a state whose element is hidden', async ({ harness }) => {
  await addStyles(harness, 'main h1 { display: none }');
  await expect(runTermsPath(harness)).rejects.toThrow(/the assertion of access-gate\.terms\.confirming\.settled/);
});

test('a message that the page shows in Swedish only', async ({ harness }) => {
  await addStyles(harness, ':lang(en) main [role=alert] span { display: none }');
  await expect(runTermsPath(harness)).rejects.toThrow(/the text “.+” \(en\)/);
});

test('a state that is listed as silent, although the page shows its message', async ({ harness }) => {
  const silent: AnyFlow['silent'] = { ...accessGateFlow.silent, 'terms.confirming.settled': 'The page shows nothing.' };
  await expect(runPathInBrowser(harness, { ...accessGateFlow, silent }, requiredPath())).rejects.toThrow(
    /access-gate\.terms\.confirming\.settled is listed as silent/,
  );
});

test('a part of the page that depends on the context, and is there although its condition is not met', async ({
  harness,
}) => {
  const title = (page: Page) => page.getByRole('heading', { name: messagePattern('access-gate.terms.title') });
  const conditions: AnyFlow['conditions'] = [
    { in: ['terms.confirming.ready'], when: () => false, shown: title, otherwise: { absent: title } },
  ];
  await expect(runPathInBrowser(harness, { ...accessGateFlow, conditions }, requiredPath())).rejects.toThrow(
    /the condition in terms\.confirming\.ready \(false\)/,
  );
});

/** Runs the path with another flow, and checks each state that it reaches against its siblings. */
async function runWith(harness: HarnessPage, flow: AnyFlow): Promise<void> {
  const path = requiredPath();
  const visits = firstVisits([path]).get(path) ?? new Map();
  await runPathInBrowser(harness, flow, path, expectDistinctStates(harness, flow, visits));
}

test('an assertion that also holds in a sibling of the state', async ({ harness }) => {
  await runWith(harness, accessGateFlow);
  const shared = messagePattern('access-gate.terms.title');
  const assertions: AnyFlow['assertions'] = {
    ...accessGateFlow.assertions,
    'terms.confirming.ready': (page) => page.getByRole('heading', { name: shared }),
  };
  await expect(runWith(harness, { ...accessGateFlow, assertions })).rejects.toThrow(
    /the assertion of access-gate\.terms\.confirming\.ready also holds in access-gate\.terms\.confirming\.settled/,
  );
});

test('listed twins that look different', async ({ harness }) => {
  const twins: AnyFlow['twins'] = [
    { states: ['terms.confirming.ready', 'terms.accepting'], reason: 'They look the same.' },
  ];
  await expect(
    runWith(harness, { ...accessGateFlow, twins: [...(accessGateFlow.twins ?? []), ...twins] }),
  ).rejects.toThrow(
    /access-gate\.terms\.accepting is listed as a twin of access-gate\.terms\.confirming\.ready, but its assertion fails/,
  );
});

test('a failed path has the number of the step, a picture of the page and a trace', async ({ harness }, testInfo) => {
  await addStyles(harness, 'main h1 { display: none }');
  const path = requiredPath();
  const annotations: TestInfo['annotations'] = [];
  const attached = new Map<string, unknown>();
  const attach: TestInfo['attach'] = async (name, { body } = {}) => void attached.set(name, body);
  const info = {
    annotations,
    attach,
    timeout: testInfo.timeout,
    outputPath: () => testInfo.outputPath('path.zip'),
    // Otherwise the other paths of the machine would take this failure for one of theirs.
    project: { ...testInfo.project, outputDir: testInfo.outputPath('results') },
    setTimeout: (ms: number) => testInfo.setTimeout(ms),
  };
  await expect(runRecordedPath(harness, accessGateFlow, path, info)).rejects.toThrow(SETTLED);
  const step = path.steps.findIndex(({ leaves }) => leaves.includes(SETTLED));
  expect(annotations).toEqual([{ type: STEP, description: String(step) }]);
  expect(String(attached.get(FAILURE))).toContain('PNG');
  // Every zip file starts with these letters.
  expect(String(attached.get(TRACE))).toMatch(/^PK/);
  attached.delete(TRACE);
  await expect(runRecordedPath(harness, accessGateFlow, path, info)).rejects.toThrow(SETTLED);
  expect([...attached.keys()], 'no second trace for the same machine').toEqual([FAILURE]);
});

test('an event that is not on the path', async ({ harness }) => {
  await harness.page.evaluate((name) => {
    // Only this button: to press the others as well never ends, because some go back and forth between two pages.
    const press = () => {
      for (const button of document.querySelectorAll<HTMLButtonElement>('main button:not([aria-disabled])'))
        if (new RegExp(name).test(button.textContent)) button.click();
    };
    const observer = new MutationObserver(press);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { undo: () => observer.disconnect() });
  }, messagePattern('access-gate.terms.accept').source);
  await expect(runTermsPath(harness)).rejects.toThrow(/transitions/);
});

test('a request that is sent twice', async ({ harness }) => {
  await harness.page.evaluate(() => {
    const send = window.fetch;
    Object.assign(window, { undo: () => Object.assign(window, { fetch: send }) });
    window.fetch = (request, init) => {
      if (request instanceof Request && request.method === 'PATCH') send(request.clone(), init).catch(() => undefined);
      return send(request, init);
    };
  });
  await expect(runTermsPath(harness)).rejects.toThrow(/pending requests|is sent a second time/);
});

test('a call that is never made', async ({ harness }) => {
  await harness.page.evaluate(() => {
    const send = window.fetch;
    Object.assign(window, { undo: () => Object.assign(window, { fetch: send }) });
    window.fetch = (request, init) => {
      const isChange = request instanceof Request && request.method === 'PATCH';
      return isChange ? new Promise(() => undefined) : send(request, init);
    };
  });
  await expect(runTermsPath(harness)).rejects.toThrow(/pending requests/);
});

test('a console message', async ({ harness }) => {
  await harness.page.evaluate(() => {
    const warn = () => console.warn('unexpected warning');
    document.addEventListener('click', warn);
    Object.assign(window, { undo: () => document.removeEventListener('click', warn) });
  });
  await expect(runTermsPath(harness)).rejects.toThrow(/unexpected warning/);
});
