import { fromCallback } from 'xstate';
import type { Frames, VaultNews } from './ports.ts';

/** What a machine hears of the page of the vault that it shows. */
export type VaultEvent =
  /** The page is there. */
  | { readonly type: 'frame.loaded' }
  /** The vault says that it cannot show what was asked for. */
  | { readonly type: 'frame.failed' };

const EVENTS: { readonly [T in VaultNews['type']]?: VaultEvent } = {
  loaded: { type: 'frame.loaded' },
  view_pin_success: { type: 'frame.loaded' },
  view_pin_error: { type: 'frame.failed' },
};

/** Shows the page of the vault that was prepared, as long as it runs; then the frame is gone. */
export const vaultFrame = fromCallback<VaultEvent, Frames>(({ input, sendBack }) =>
  input.show(({ type }) => {
    const event = EVENTS[type];
    if (event) sendBack(event);
  }),
);
