import type { Ports } from '../../machines/ports.ts';
import { wirePorts } from '../../src/app/ports.ts';

let visible = true;
Object.defineProperty(document, 'visibilityState', { get: () => (visible ? 'visible' : 'hidden') });

export function setTabVisible(isVisible: boolean): void {
  visible = isVisible;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Writes as another tab of this browser would, which the page then hears of. */
export function setTokenInOtherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token, storageArea: localStorage }));
}

const TURN = 'token-renewal';
let giveUp: () => void = () => undefined;

/** Another tab asks for the turn; resolves when it holds it. */
const holdTurn = (): Promise<void> =>
  new Promise((held) => {
    navigator.locks.request(TURN, () => {
      held();
      return new Promise<void>((resolve) => (giveUp = resolve));
    });
  });
let holding = holdTurn();

/** The other tab gives up the turn to who waits for it, and queues for the next one. */
export async function releaseLockInOtherTab(): Promise<void> {
  await holding;
  giveUp();
  holding = holdTurn();
}

/** Makes sure that the other tab holds the turn, when nobody here does. */
export const turnIsHeld = (): Promise<void> => holding;

/** The real outside, except for what would take the page away from the stage. */
export const staged =
  (platform: Ports['browser']['platform']): typeof wirePorts =>
  (wiring) => {
    const ports = wirePorts(wiring);
    const stay = () => undefined;
    return {
      ...ports,
      saveWorkbook: async (_, { signal }) => void (await fetch('/workbook', { signal })),
      saveReminders: async () => void (await fetch('/agenda')),
      browser: { ...ports.browser, platform, reload: stay, openApp: stay, leave: stay },
    };
  };
