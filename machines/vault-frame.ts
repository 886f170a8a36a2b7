import { fromCallback } from 'xstate';
import type { Frames, VaultNews } from './ports.ts';

/** What a machine hears of the page of the vault that it shows. */
export type VaultEvent =
  /** The page is there. */
  | { readonly type: 'frame.loaded' }
  /** The vault says that it cannot show what was asked for. */
  | { readonly type: 'frame.failed' };

/** What a machine hears besides of a page on which a PIN is chosen (§4 PIN frame events). */
export type PinFrameEvent =
  | VaultEvent
  /** The card has its PIN. */
  | { readonly type: 'pin.saved' }
  /** The vault says that it could not save the PIN. */
  | { readonly type: 'pin.unsaved' }
  /** What was to be saved is no PIN. */
  | { readonly type: 'pin.rejected' }
  /** What stands in the field is a PIN by now, or is none. */
  | { readonly type: 'pin.validated'; readonly isValid: boolean };

function viewing({ type }: VaultNews): VaultEvent | null {
  switch (type) {
    case 'loaded':
    case 'view_pin_success':
      return { type: 'frame.loaded' };
    case 'view_pin_error':
      return { type: 'frame.failed' };
    default:
      return null;
  }
}

function choosing(news: VaultNews): PinFrameEvent | null {
  switch (news.type) {
    case 'set_pin_success':
      return { type: 'pin.saved' };
    case 'set_pin_error':
      return { type: 'pin.unsaved' };
    case 'set_pin_validation_error':
      return { type: 'pin.rejected' };
    case 'pin_valid':
      return { type: 'pin.validated', isValid: news.valid };
    default:
      return viewing(news);
  }
}

const showing = <E extends { readonly type: string }>(eventOf: (news: VaultNews) => E | null) =>
  fromCallback<E, Frames>(({ input, sendBack }) =>
    input.show((news) => {
      const event = eventOf(news);
      if (event) sendBack(event);
    }),
  );

/** Shows the page of the vault that was prepared, as long as it runs; then the frame is gone. */
export const vaultFrame = showing(viewing);

/** The same for a page on which a PIN is chosen. */
export const pinFrame = showing(choosing);
