// LowerPanel does the same on its own: the log-in page has it, and would fetch a second file to share this one.
const headOfPage = () => document.querySelector<HTMLElement>('main h1[tabindex]');

/**
 * As a `ref` of what comes and goes: if the focus is in it when it goes, it goes back to who had it before, else to the
 * head of the page, so that nobody loses their place (WCAG 2.4.3).
 */
export function passFocusOn(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  const before = document.activeElement;
  return () => {
    if (!panel.contains(document.activeElement)) return;
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    (isThere ? before : headOfPage())?.focus({ preventScroll: true });
  };
}

/** The same for what was asked for: it takes the focus as it comes, for that is where one goes on from. */
export function holdFocus(panel: HTMLElement | null): (() => void) | undefined {
  const passOn = passFocusOn(panel);
  panel?.focus();
  return passOn;
}
