/** Text areas use a held Enter key for new lines. */
const USES_REPEAT = 'textarea, [contenteditable]';

function ignoreRepeat(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return;
  if (event.target instanceof Element && !event.target.matches(USES_REPEAT)) event.preventDefault();
}

/**
 * Ignores the repeats of a held Enter key, so that one press activates one control once: the label of a button can change
 * with the first press, and a closing dialog moves the focus to another button. Returns a function that stops it.
 */
export function ignoreKeyRepeat(page: Document): () => void {
  page.addEventListener('keydown', ignoreRepeat, { capture: true });
  return () => page.removeEventListener('keydown', ignoreRepeat, { capture: true });
}
