import { frameMessage } from '../../contract/frame-message.ts';
import type { Frames, VaultPage } from '../../machines/ports.ts';

/** The vault of a sandbox speaks plain HTTP on the same machine; any other speaks HTTPS. */
const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');

let count = 0;

function frameNamed(title: string): HTMLIFrameElement {
  count += 1;
  const frame = document.createElement('iframe');
  frame.name = `vault-${count}`;
  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  frame.className = 'block h-full w-full';
  return frame;
}

/** Posts a token into a frame by a form that is gone before the answer comes. */
function post(address: string, token: string, target: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.target = target;
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
  // Right for another origin, whose scripts need their own; the empty page before it is still ours, and has none.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  if (token === undefined) frame.src = address;
  else post(address, token, frame.name);
}

/** The frames of the card vault, for pages of the given origins only. */
export function vaultFrames(origins: readonly string[]): Frames & { readonly ignored: () => number } {
  let ignored = 0;
  let prepared: VaultPage | null = null;
  let place: { readonly element: HTMLElement; readonly title: string } | null = null;
  let placed: () => void = () => undefined;

  const isAllowed = (address: string) => {
    const url = URL.parse(address);
    return url !== null && isSecure(url) && origins.includes(url.origin);
  };

  return {
    ignored: () => ignored,
    isAllowed,
    prepare(page) {
      prepared = page;
    },
    place(element, title) {
      place = element && { element, title };
      placed();
    },
    show(hear) {
      const page = prepared;
      prepared = null;
      if (page === null || !isAllowed(page.address)) return () => undefined;
      const { origin } = new URL(page.address);
      let frame: HTMLIFrameElement | null = null;
      const listen = ({ origin: from, source, data }: MessageEvent) => {
        const message = frameMessage.safeParse(data);
        const isFrames = frame !== null && source === frame.contentWindow && from === origin;
        if (isFrames && message.success) hear(message.data);
        else ignored += 1;
      };
      placed = () => {
        if (frame !== null || place === null) return;
        frame = frameNamed(place.title);
        place.element.append(frame);
        // An empty frame tells that it has loaded; only what comes after that is the page.
        frame.addEventListener('load', () => hear({ type: 'loaded' }));
        navigate(frame, page);
      };
      window.addEventListener('message', listen);
      placed();
      return () => {
        placed = () => undefined;
        window.removeEventListener('message', listen);
        frame?.remove();
      };
    },
  };
}
