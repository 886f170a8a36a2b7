import { type AnyEventObject, fromCallback } from 'xstate';

interface Input {
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * The actor of the notifications page. Its machine belongs to the access gate, because choices are saved also after the
 * user leaves the page. This actor reports when the page opens, and when it is left.
 */
export const notificationsPresence = fromCallback<AnyEventObject, Input>(({ input: { onEnter, onLeave } }) => {
  onEnter();
  return onLeave;
});
