/** px; the two clicks of a double click are never this far apart. */
const SHIELD_SIZE = 48;

const CONTROLS = 'button, a, summary, label, [type="checkbox"], [type="radio"]';
/** Controls that a held Space key would press again. */
const SPACE_CONTROLS = 'button, summary, [type="checkbox"], [type="radio"], [role="tab"]';
/** Text areas use a held Enter key for new lines. */
const USES_ENTER = 'textarea, [contenteditable]';

/** The first click of a series of clicks at one place. */
interface FirstClick {
  readonly control: Element;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

const STATES = ['aria-label', 'aria-checked', 'aria-pressed', 'aria-expanded', 'aria-selected', 'href'];

/** What a control says: its text and its state. */
const labelOf = (control: Element): string => {
  const input = control instanceof HTMLLabelElement ? control.control : control;
  const checked = input instanceof HTMLInputElement ? input.checked : null;
  return JSON.stringify([control.textContent, checked, ...STATES.map((name) => control.getAttribute(name))]);
};

function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (!event.repeat || !(event.target instanceof Element)) return;
  const isIgnored =
    (event.key === 'Enter' && !event.target.matches(USES_ENTER)) ||
    (event.key === ' ' && event.target.matches(SPACE_CONTROLS));
  if (isIgnored) event.preventDefault();
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Covers the place of a click until the gesture is over, so that its next clicks press nothing. Each of them prolongs it. */
function shield(page: Document, { x, y, time }: FirstClick, duration: number): void {
  const cover = page.createElement('div');
  Object.assign(cover.style, {
    position: 'fixed',
    zIndex: '2147483647',
    left: `${x - SHIELD_SIZE / 2}px`,
    top: `${y - SHIELD_SIZE / 2}px`,
    width: `${SHIELD_SIZE}px`,
    height: `${SHIELD_SIZE}px`,
    // A modal dialog makes everything outside it ignore the pointer.
    pointerEvents: 'auto',
  });
  page.body.append(cover);
  const timer = cover.animate([], duration);
  timer.currentTime = performance.now() - time;
  // A press outside a dialog closes it, and a press on the page takes the focus away.
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'pointerup', 'click']) {
    cover.addEventListener(type, (event) => {
      swallow(event);
      timer.currentTime = 0;
    });
  }
  const remove = () => cover.remove();
  timer.finished.then(remove, remove);
}

/**
 * Makes one gesture press one control once:
 * - the repeats of a held Enter or Space key are ignored: the label of a control can change with the first press, and a
 *   closing dialog moves the focus to another control;
 * - the second click of a double click is ignored if the control has changed its label or its state;
 * - if a click removes its control (the layer with the control closes, or another step opens), the place of the click is
 *   covered, so that the next clicks do not press what is below. The cover stays for `duration` (ms) after the last of them.
 *   The rest of the page can be pressed.
 */
export function ignoreRepeatedPresses(page: Document, duration: number, signal: AbortSignal): void {
  if (signal.aborted) return;
  let first: FirstClick | null = null;
  const click = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    // A click without a place comes from the keyboard or from a script.
    if (control === null || event.detail === 0) return;
    if (event.detail === 1) {
      first = { control, label: labelOf(control), x: event.clientX, y: event.clientY, time: performance.now() };
    } else if (first !== null && (first.control !== control || first.label !== labelOf(control))) {
      swallow(event);
    }
  };
  const observer = new MutationObserver(() => {
    if (first === null || first.control.isConnected) return;
    if (performance.now() < first.time + duration) shield(page, first, duration);
    first = null;
  });
  page.addEventListener('keydown', ignoreKeyRepeat, { capture: true, signal });
  page.addEventListener('click', click, { capture: true, signal });
  observer.observe(page.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
