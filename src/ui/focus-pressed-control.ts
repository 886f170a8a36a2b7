const CONTROLS = 'button, a[href], summary, [type="checkbox"], [type="radio"]';

const controlAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

/**
 * Gives the pressed control the focus, as all browsers do except Safari: there the focus is lost instead. What a control opens
 * gives the focus back to it.
 */
export function focusPressedControl(target: Document, signal: AbortSignal): void {
  let pressed: HTMLElement | null = null;
  // A form that keeps the focus in its field prevents the default.
  const press = (event: MouseEvent) => {
    pressed = event.defaultPrevented ? null : controlAt(event);
  };
  // Before the handlers of the press, which may remember what has the focus.
  const focus = (event: MouseEvent) => {
    const control = controlAt(event);
    // A key that submits a form also sends a click, of its button.
    if (control === null || control !== pressed || event.detail === 0) return;
    if (control !== document.activeElement) control.focus({ preventScroll: true });
  };
  target.addEventListener('mousedown', press, { signal });
  target.addEventListener('click', focus, { capture: true, signal });
}
