import type { AnyActor } from 'xstate';
import { startPortal as start } from '../../../src/app/portal.tsx';
import { wirePorts } from '../../../src/app/ports.ts';
import { type AtlasMessage, CHANNEL, type LiveMessage, type PortalMessage } from '../protocol.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import { tabId, takeHeldMachines } from './tab-storage.ts';

type Options = Parameters<typeof start>[0];

/** Announces the portal on the channel. The rest of the code is loaded when an atlas asks. */
function announce(root: AnyActor, calls: HeldCalls, onHeldChange: (listener: () => void) => void): void {
  const channel = new BroadcastChannel(CHANNEL);
  const tab = tabId();
  let isClosed = false;
  const send = (message: PortalMessage) => !isClosed && channel.postMessage(message);
  let answer: Promise<(message: AtlasMessage) => void> | null = null;
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.kind === 'hello' || data.kind === 'update' || data.kind === 'goodbye') return;
    if (data.tab !== null && data.tab !== tab) return;
    answer ??= import('./answer-atlas.ts').then(({ answerAtlas }) =>
      answerAtlas({ root, calls, tab, send, onHeldChange }),
    );
    answer.then((handle) => handle(data));
  });
  window.addEventListener('pagehide', () => {
    send({ kind: 'goodbye', tab });
    // Machines still react while the page closes, for example to the tab being hidden.
    isClosed = true;
  });
  // The back button can show the page again as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isClosed = false;
    send({ kind: 'hello', tab });
  });
  send({ kind: 'hello', tab });
}

/**
 * Starts the portal so that the flow atlas can follow it. Replaces `startPortal` of src/app/portal.tsx in `npm start` and
 * `npm run dev`.
 */
export function startPortal(options: Options) {
  const machines = takeHeldMachines();
  let notify = () => {};
  const calls = createHeldCalls(machines ?? [], () => notify());
  const wire: typeof wirePorts = (wiring) => {
    const ports = wirePorts(wiring);
    return { ...ports, backend: calls.wrap(ports.backend, () => wiring.portal() as AnyActor) };
  };
  // A portal that the atlas has opened waits for every reply, and one failing reply is enough.
  const portal = start({ ...options, ...(machines && { wire, retries: 0, timeout: false as const }) });
  announce(portal.actor as AnyActor, calls, (listener) => {
    notify = listener;
  });
  return portal;
}
