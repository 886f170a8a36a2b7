import type { FocusEvent } from 'react';

/** Whether a press is in progress, and what waits for its end. */
let isPressing = false;
let waiting: (() => void) | null = null;

/** Browsers send `mouseup` and `click` in one task, so the press is complete in the next. */
const endPress = () =>
  setTimeout(() => {
    isPressing = false;
    waiting?.();
    waiting = null;
  });

/** A press of a finger also sends the events of a mouse. A press can end as a drag or open a menu. */
const PRESS_ENDS = ['mouseup', 'dragend', 'contextmenu'];

function startPress(): void {
  isPressing = true;
  for (const type of PRESS_ENDS) document.addEventListener(type, endPress, { capture: true, once: true });
}

/** Adding the same listener again has no effect. */
const watchPresses = () => document.addEventListener('mousedown', startPress, true);

/**
 * The focus handlers of a field. They report a blur when the press that caused it is complete: an error that appears
 * earlier moves the pressed control away from the pointer, and the press has no effect.
 */
export const blurAfterPress = (onBlur: () => void) => ({
  onFocus: watchPresses,
  onBlur({ currentTarget }: FocusEvent<HTMLElement>) {
    if (!isPressing) return onBlur();
    // The press can remove the field, for example by opening another page.
    waiting = () => currentTarget.isConnected && onBlur();
  },
});
