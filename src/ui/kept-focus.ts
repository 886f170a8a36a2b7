/** Where the focus goes when what had it has gone: back to who had it before, else to the head of the page. */
export const placeAfter = (before: Element | null): HTMLElement | null =>
  before instanceof HTMLElement && before.isConnected && before !== document.body
    ? before
    : document.querySelector<HTMLElement>('main h1[tabindex]');

/** As a `ref` of what comes and goes: if the focus is in it when it goes, nobody loses their place (WCAG 2.4.3). */
export function passFocusOn(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  const before = document.activeElement;
  return () => {
    if (panel.contains(document.activeElement)) placeAfter(before)?.focus({ preventScroll: true });
  };
}

/** The same for what was asked for: it takes the focus as it comes, for that is where one goes on from. */
export function holdFocus(panel: HTMLElement | null): (() => void) | undefined {
  const passOn = passFocusOn(panel);
  panel?.focus();
  return passOn;
}
