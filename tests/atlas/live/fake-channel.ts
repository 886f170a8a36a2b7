import type { LiveChannel } from '../../../atlas/live/channel.ts';
import type { AtlasMessage, LiveActor, PortalMessage } from '../../../atlas/live/protocol.ts';

/** A channel whose other end is the test. */
export function fakeChannel() {
  const sent: AtlasMessage[] = [];
  const listeners = new Set<(message: PortalMessage) => void>();
  const channel: LiveChannel = {
    send: (message) => void sent.push(message),
    listen(onMessage) {
      listeners.add(onMessage);
      return () => listeners.delete(onMessage);
    },
  };
  const receive = (message: PortalMessage) => {
    for (const listener of listeners) listener(message);
  };
  return { channel, sent, receive };
}

/** An update of the first tab. */
export const update = (
  actors: readonly LiveActor[],
  rest: Partial<Extract<PortalMessage, { kind: 'update' }>> = {},
): PortalMessage => ({ kind: 'update', tab: 'first', actors, events: [], heldCalls: [], handled: 0, ...rest });

export const actorIn = (machine: string, state: string, id = 'x:1'): LiveActor => ({
  id,
  parent: null,
  machine,
  leaves: [`${machine}.${state}`],
});
