import { fromCallback } from 'xstate';
import type { LiveChannel } from './channel.ts';
import type { PortalMessage } from './protocol.ts';

type Update = Omit<Extract<PortalMessage, { kind: 'update' }>, 'kind'>;

/** What a tab with the portal reports, as events of a machine. */
export type PortalEvent =
  | { readonly type: 'portal.started'; readonly tab: string }
  | ({ readonly type: 'portal.updated' } & Update)
  | { readonly type: 'portal.closed'; readonly tab: string };

function eventOf(message: PortalMessage): PortalEvent {
  switch (message.kind) {
    case 'hello':
      return { type: 'portal.started', tab: message.tab };
    case 'goodbye':
      return { type: 'portal.closed', tab: message.tab };
    case 'update': {
      const { kind: _, ...update } = message;
      return { type: 'portal.updated', ...update };
    }
  }
}

/** An actor that sends the messages of all tabs to its machine. */
export const portalMessages = fromCallback<PortalEvent, LiveChannel>(({ input, sendBack }) =>
  input.listen((message) => sendBack(eventOf(message))),
);
