import { fromCallback } from 'xstate';
import type { Ports } from './ports.ts';

export interface PageHidden {
  readonly type: 'page.hidden';
}

export interface PageShown {
  readonly type: 'page.shown';
}

/**
 * Reports when the browser tab is hidden and shown again, and at its start if the tab is hidden already. A machine can
 * ignore either event.
 */
export const pageVisibility = fromCallback<PageHidden | PageShown, Ports>(({ input, sendBack }) =>
  input.browser.watchVisibility((isVisible) => sendBack({ type: isVisible ? 'page.shown' : 'page.hidden' })),
);
