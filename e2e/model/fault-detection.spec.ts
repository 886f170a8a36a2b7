import { test as base, expect } from '@playwright/test';
import type { Path } from '../../tests/model/path.ts';
import { pathTitle } from '../../tests/model/path-title.ts';
import { planPaths } from '../../tests/model/plan.ts';
import { accessGateFlow } from './flows/access-gate.flow.ts';
import { HarnessPage } from './harness-page.ts';
import { runPathInBrowser } from './run-in-browser.ts';

/** A path on which the cardholder accepts the terms. */
function termsPath(): Path {
  const { paths } = planPaths(accessGateFlow.model);
  const found = paths.find((path) => pathTitle(path).endsWith('acceptTerms fails (unreachable) → terms.unaccepted'));
  if (!found) throw new Error('no path leads through the terms');
  return found;
}

// Each test spoils the page in its own way, so each has a stage of its own.
const test = base.extend<{ stage: HarnessPage }>({
  stage: async ({ browser }, use) => {
    const stage = await HarnessPage.open(browser);
    // The first walk fetches what every screen is made of, so that the spoilt one need not be waited for.
    await runPathInBrowser(stage, accessGateFlow, termsPath());
    stage.patience = 1000;
    await use(stage);
    await stage.page.close();
  },
});
test.use({ trace: 'off' });

const walked = (stage: HarnessPage) => runPathInBrowser(stage, accessGateFlow, termsPath());

test('a button that does nothing', async ({ stage }) => {
  await stage.page.evaluate(() => document.addEventListener('click', (event) => event.stopPropagation(), true));
  await expect(walked(stage)).rejects.toThrow(/after "terms accept".*transitions/s);
});

test('a button that is offered although it can do nothing', async ({ stage }) => {
  await stage.page.evaluate(() => {
    const enable = () => {
      for (const button of document.querySelectorAll('[aria-disabled]')) button.removeAttribute('aria-disabled');
    };
    new MutationObserver(enable).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await expect(walked(stage)).rejects.toThrow(/after "terms accept".*whether terms accept is offered/s);
});

test('a button that is not offered although it could do something', async ({ stage }) => {
  await stage.page.addStyleTag({ content: 'main button { display: none }' });
  await expect(walked(stage)).rejects.toThrow(/whether terms accept is offered/);
});

test('a state that shows nothing of itself', async ({ stage }) => {
  await stage.page.addStyleTag({ content: 'main h1 { display: none }' });
  await expect(walked(stage)).rejects.toThrow(/the sight of access-gate\.terms\.unaccepted/);
});

test('an event that nobody gave', async ({ stage }) => {
  await stage.page.evaluate(() => {
    const press = () => document.querySelector<HTMLButtonElement>('main button:not([aria-disabled])')?.click();
    new MutationObserver(press).observe(document, { subtree: true, childList: true });
  });
  await expect(walked(stage)).rejects.toThrow(/transitions/);
});

test('a call that leaves the page twice', async ({ stage }) => {
  await stage.page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (...given) => {
      const [request] = given;
      if (request instanceof Request && request.method === 'PATCH') send(request.clone()).catch(() => undefined);
      return send(...given);
    };
  });
  await expect(walked(stage)).rejects.toThrow(/questions to the outside|is sent a second time/);
});

test('a call that is never made', async ({ stage }) => {
  await stage.page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (...given) => {
      const [request] = given;
      return request instanceof Request && request.method === 'PATCH' ? new Promise(() => undefined) : send(...given);
    };
  });
  await expect(walked(stage)).rejects.toThrow(/questions to the outside/);
});

test('a complaint on the console', async ({ stage }) => {
  await stage.page.evaluate(() => document.addEventListener('click', () => console.warn('something is off')));
  await expect(walked(stage)).rejects.toThrow(/something is off/);
});
