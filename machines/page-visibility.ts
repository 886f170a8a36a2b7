import { fromCallback } from 'xstate';
import type { Ports } from './ports.ts';

/** The person looks at another tab, or at nothing. */
export interface PageHidden {
  readonly type: 'page.hidden';
}

/** Tells when the page is hidden, for what must not be left on a screen. */
export const pageVisibility = fromCallback<PageHidden, Ports>(({ input, sendBack }) =>
  input.browser.watchVisibility((visible) => {
    if (!visible) sendBack({ type: 'page.hidden' });
  }),
);
