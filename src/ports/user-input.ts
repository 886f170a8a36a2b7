/** Assistive technology clicks without a pointer, dictation types without a keyboard, a `popstate` is the back button. */
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'click', 'input', 'popstate'];
/** What assistive technology does without any of these, but scripts too: the event does not say who it was. */
const MOVE_EVENTS = ['scroll', 'focusin'];
/** How long moves count after the last input, ms: scripts must not keep a session open that a user has left. */
const MOVES_COUNT = 7_200_000;
/** The shortest time between two reports of input, ms. */
const INPUT_PAUSE = 5000;

/** Reports input of the user, at most once in 5 s (decision 34). Returns a function that stops it. */
export function watchInput(listener: () => void): () => void {
  const stop = new AbortController();
  // Not by the time of the device, which can be set back.
  let inputAt = performance.now();
  let reportedAt = Number.NEGATIVE_INFINITY;
  let reportedOn = Number.NEGATIVE_INFINITY;
  const report = () => {
    // The two clocks: the one of the page may stand still while the device sleeps, the one of the device can be set back.
    const pause = Math.max(performance.now() - reportedAt, Math.abs(Date.now() - reportedOn));
    if (pause < INPUT_PAUSE) return;
    reportedAt = performance.now();
    reportedOn = Date.now();
    listener();
  };
  const onInput = () => {
    inputAt = performance.now();
    report();
  };
  const onMove = () => performance.now() - inputAt <= MOVES_COUNT && report();
  // In the capture phase: before the press does anything.
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of INPUT_EVENTS) window.addEventListener(type, onInput, options);
  for (const type of MOVE_EVENTS) window.addEventListener(type, onMove, options);
  return () => stop.abort();
}
