import { readFrameMessage } from '../../contract/frame-message.ts';
import type { Frames, VaultPage } from '../../machines/ports.ts';

const NAME = 'vault';

/** The vault uses HTTPS; only that of a sandbox uses HTTP, as the portal on the same host does. */
const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (location.protocol === 'http:' && protocol === 'http:' && hostname === location.hostname);

function createFrame(title: string, origin: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.name = NAME;
  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  // For the button that copies the card number. The origin is named, because a frame that gets a post has no `src`.
  frame.allow = `clipboard-write ${origin}`;
  frame.className = 'block h-full w-full';
  return frame;
}

/** Posts a token into the frame with a form that is removed at once. */
function post(address: string, token: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.target = NAME;
  form.hidden = true;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'token';
  field.value = token;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}

function navigate(frame: HTMLIFrameElement, { address, token }: VaultPage): void {
  // `allow-same-origin` is safe because the vault has another origin than the portal.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  if (token === undefined) frame.src = address;
  else post(address, token);
}

/** A message of the frame that the portal does not read, without its values. */
export interface IgnoredMessage {
  /** `origin`: it is not in the configuration. `unknown`: no event of the contract is in the message. */
  readonly reason: 'origin' | 'unknown';
  readonly origin: string;
  /** The fields of the message, or its type. */
  readonly fields: readonly string[];
}

const fieldsOf = (data: unknown): readonly string[] =>
  typeof data === 'object' && data !== null ? Object.keys(data) : [typeof data];

/** Shows pages of the card vault in iframes; `origins` are the allowed origins. */
export function vaultFrames(
  origins: readonly string[],
  onIgnored: (message: IgnoredMessage) => void = () => undefined,
): Frames {
  const isAllowed = (address: string) => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return isSecure(url) && origins.includes(url.origin);
  };
  return {
    isAllowed,
    open(page, { element, title }, onMessage) {
      if (!isAllowed(page.address)) return () => undefined;
      const { origin } = new URL(page.address);
      const frame = createFrame(title, origin);
      const listener = (event: MessageEvent) => {
        if (event.source === null || event.source !== frame.contentWindow) return;
        // The page may have been redirected to another origin of the vault.
        const isTrusted = isAllowed(event.origin);
        const message = isTrusted ? readFrameMessage(event.data) : null;
        if (message) onMessage(message);
        else
          onIgnored({ reason: isTrusted ? 'unknown' : 'origin', origin: event.origin, fields: fieldsOf(event.data) });
      };
      window.addEventListener('message', listener);
      element.append(frame);
      // Added after the empty document has loaded: the next `load` is that of the page.
      frame.addEventListener('load', () => onMessage({ type: 'loaded' }));
      navigate(frame, page);
      return () => {
        window.removeEventListener('message', listener);
        frame.remove();
      };
    },
  };
}
