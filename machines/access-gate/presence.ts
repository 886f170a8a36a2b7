import { type AnyEventObject, fromCallback } from 'xstate';

interface Input {
  readonly enter: () => void;
  readonly leave: () => void;
}

/**
 * What the root keeps of a page whose machine is the gate's, because it must outlive the page: that somebody is there,
 * from when they come until they leave.
 */
export const visit = fromCallback<AnyEventObject, Input>(({ input: { enter, leave }, receive }) => {
  enter();
  receive(({ type }) => {
    if (type === 'screen.left') leave();
  });
});
