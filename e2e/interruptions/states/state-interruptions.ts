import type { StartOptions } from '../../harness/harness-api.ts';
import type { AnyFlow } from '../../model/flow.ts';
import type { HarnessPage } from '../../model/harness-page.ts';

/** What a path has done before it is interrupted. */
export interface InterruptedPath {
  readonly harness: HarnessPage;
  readonly flow: AnyFlow;
}

/** Something that can happen in any state, and that no path contains. */
export interface StateInterruption {
  readonly run: (path: InterruptedPath) => Promise<unknown>;
  /** Default: always. */
  readonly isPossible?: (path: InterruptedPath) => Promise<boolean>;
  /** The session ends: nothing of the user may be left. */
  readonly endsSession?: boolean;
  /** Afterwards the page must show what it showed before. */
  readonly keepsPage?: boolean;
}

const storedToken = ({ page }: HarnessPage) => page.evaluate(() => localStorage.getItem('token'));

/** Their paths hold back what every page needs: its messages, its code or the events of the root. */
const HOLDING_BACK = ['language', 'portal', 'screen-host'];
const canDraw = async ({ flow }: InterruptedPath) => !HOLDING_BACK.includes(flow.model.machine.id);

/** While the user is asked about the session of a link, that session remains. */
const isAsked = ({ page }: HarnessPage) =>
  page.evaluate(() => ['choosing', 'confirmingOffer'].includes(String(window.harness.currentState().value)));

const canEnd = async (path: InterruptedPath) =>
  (await canDraw(path)) && (await storedToken(path.harness)) !== null && !(await isAsked(path.harness));

/** Starts the portal again with what the device, the address and the history entry have. */
async function reload({ harness, flow }: InterruptedPath): Promise<void> {
  const { device, path, entryState } = await harness.page.evaluate(() => ({
    device: { ...localStorage } as StartOptions['device'],
    path: location.pathname + location.search,
    entryState: history.state as unknown,
  }));
  await harness.stop();
  await harness.callHarness('start', {
    machine: flow.model.machine.id,
    device,
    platform: 'desktop',
    path,
    entryState,
    offeredToken: null,
    settings: {},
    acceptedEvents: null,
    pathEvents: [],
    gestureEvents: [],
    blockedEvents: {},
  });
}

async function goOffline({ harness: { page } }: InterruptedPath): Promise<void> {
  await page.context().setOffline(true);
  await page.clock.runFor(0);
  await page.context().setOffline(false);
}

/** To a page without a machine of its own, and back. */
async function leaveAndReturn({ harness }: InterruptedPath): Promise<void> {
  const { page } = harness;
  await harness.callHarness('navigate', '/terms-conditions');
  await page.clock.runFor(100);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        history.back();
      }),
  );
}

/** By the name of the test. */
export const STATE_INTERRUPTIONS: Readonly<Record<string, StateInterruption>> = {
  reload: { run: reload, isPossible: canDraw },
  'another page and back': { run: leaveAndReturn, isPossible: canDraw },
  'log-out in another tab': {
    run: ({ harness }) => harness.callHarness('storeInOtherTab', 'token', null),
    isPossible: canEnd,
    endsSession: true,
  },
  'offline and online': { run: goOffline, keepsPage: true },
};
