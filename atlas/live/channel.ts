import { type AtlasMessage, CHANNEL, type LiveMessage, type PortalMessage } from './protocol.ts';

/** The atlas's end of the channel to the tabs with the portal. */
export interface LiveChannel {
  send(message: AtlasMessage): void;
  /** Returns a function that stops listening. */
  listen(onMessage: (message: PortalMessage) => void): () => void;
}

/** Opens the channel. Messages reach tabs of the same origin only. */
export function openChannel(): LiveChannel {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    send: (message) => channel.postMessage(message),
    listen(onMessage) {
      const onData = ({ data }: MessageEvent<LiveMessage>) => {
        if (data.kind === 'hello' || data.kind === 'update' || data.kind === 'goodbye') onMessage(data);
      };
      channel.addEventListener('message', onData);
      return () => channel.removeEventListener('message', onData);
    },
  };
}
