import type { AnyActor } from 'xstate';
import { DEVICE_KEYS } from '../../../machines/ports.ts';
import type { AtlasMessage, PortalMessage } from '../protocol.ts';
import { actorsBelow } from './actor-tree.ts';
import type { HeldCalls } from './held-calls.ts';
import { type Reporter, reportActors } from './report.ts';
import { storeHeldMachines } from './tab-storage.ts';

interface Params {
  readonly root: AnyActor;
  readonly calls: HeldCalls;
  readonly tab: string;
  readonly send: (message: PortalMessage) => void;
  readonly onHeldChange: (listener: () => void) => void;
}

/** Loads a page as on a device that stores only this. The atlas stores under other keys. */
function open({ path, device, held }: Extract<AtlasMessage, { kind: 'open' }>): void {
  for (const key of Object.keys(DEVICE_KEYS)) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
  storeHeldMachines(held);
  // A page that is loaded again keeps `history.state`, which can be that of another user.
  history.replaceState(null, '');
  location.assign(path);
}

/** Returns a function that does what the atlas asks of this tab. */
export function answerAtlas({ root, calls, tab, send, onHeldChange }: Params): (message: AtlasMessage) => void {
  let handled = 0;
  let reporter: Reporter | null = null;
  const start = () =>
    reportActors(root, (update) => send({ kind: 'update', tab, ...update, heldCalls: calls.names(), handled }));
  const handle = (message: AtlasMessage) => {
    switch (message.kind) {
      case 'follow':
        return;
      case 'open':
        return open(message);
      case 'send':
        return actorsBelow(root)
          .find(({ sessionId }) => sessionId === message.actor)
          ?.send(message.event);
      case 'release':
        return calls.release(message.call, message.end);
      case 'hold':
        return calls.hold(message.machines);
    }
  };
  onHeldChange(() => reporter?.request());
  return (message) => {
    reporter ??= start();
    if (message.kind !== 'follow') handled += 1;
    handle(message);
    reporter.request();
  };
}
