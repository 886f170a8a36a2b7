import { fromCallback } from 'xstate';
import type { FrameHost, Frames, VaultMessage, VaultPage, VaultPorts } from './ports.ts';

/** The events that a machine gets from a page of the vault. */
export type VaultEvent =
  /** The page is loaded. Browsers do not report whether it is an error page. */
  | { readonly type: 'frame.loaded' }
  /** The vault cannot show what was asked for. */
  | { readonly type: 'frame.failed' };

/** The events that a machine gets from a page that shows a secret. */
export type SecretFrameEvent =
  | VaultEvent
  /** The vault shows the PIN. There is no such message for card details. */
  | { readonly type: 'pin.shown' };

/** The events that a machine gets from a page on which the user chooses a PIN (§4 PIN frame events). */
export type PinFrameEvent =
  | VaultEvent
  | { readonly type: 'pin.saved' }
  /** The vault could not save the PIN. */
  | { readonly type: 'pin.unsaved' }
  /** The user tried to save an invalid PIN. */
  | { readonly type: 'pin.rejected' }
  /** The user has changed the PIN in the field. */
  | { readonly type: 'pin.validated'; readonly isValid: boolean };

function toVaultEvent({ type }: VaultMessage): VaultEvent | null {
  switch (type) {
    case 'loaded':
      return { type: 'frame.loaded' };
    case 'view_pin_error':
      return { type: 'frame.failed' };
    default:
      return null;
  }
}

const toSecretFrameEvent = (message: VaultMessage): SecretFrameEvent | null =>
  message.type === 'view_pin_success' ? { type: 'pin.shown' } : toVaultEvent(message);

function toPinFrameEvent(message: VaultMessage): PinFrameEvent | null {
  switch (message.type) {
    case 'set_pin_success':
      return { type: 'pin.saved' };
    case 'set_pin_error':
      return { type: 'pin.unsaved' };
    case 'set_pin_validation_error':
      return { type: 'pin.rejected' };
    case 'pin_valid':
      return { type: 'pin.validated', isValid: message.valid };
    default:
      return toVaultEvent(message);
  }
}

interface Input {
  readonly frames: Frames;
  readonly page: VaultPage;
}

/** The view sends this event when it has mounted the element for the frame. */
interface HostMounted extends FrameHost {
  readonly type: 'host.mounted';
}

const frameActor = (toEvent: (message: VaultMessage) => SecretFrameEvent | PinFrameEvent | null) =>
  fromCallback<HostMounted, Input>(({ input: { frames, page }, receive, sendBack }) => {
    let close: (() => void) | null = null;
    receive((host) => {
      // Only the first element: the token of a page can be used once.
      close ??= frames.open(page, host, (message) => {
        const event = toEvent(message);
        if (event) sendBack(event);
      });
    });
    return () => close?.();
  });

/** Shows a page of the vault in the element that the view mounts. Stopping the actor removes the frame. */
export const vaultFrame = frameActor(toSecretFrameEvent);

/** The same for a page on which the user chooses a PIN. */
export const pinFrame = frameActor(toPinFrameEvent);

interface PageContext {
  readonly ports: Pick<VaultPorts, 'frames'>;
  /** The page to show. Set only while it is open, because its token gives access to the secret. */
  readonly page: VaultPage | null;
}

/** The `input` of a frame actor. Throws if there is no page to show. */
export function frameInput({ ports, page }: PageContext): Input {
  if (page === null) throw new Error('there is no page of the vault to show');
  return { frames: ports.frames, page };
}
