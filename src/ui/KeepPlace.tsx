import { type PropsWithChildren, useEffect, useRef } from 'react';

/** Parts of a page that a screen reader names when the focus comes to them. */
const PARTS = 'section, form, nav, [role="tabpanel"]';

/** The parts around what has the focus, from the inside out; none where the focus is outside of what is kept. */
function partsAround(focused: Element | null, kept: Element): Element[] {
  const parts: Element[] = [];
  for (let around = focused; around !== null && kept.contains(around); around = around.parentElement) {
    if (around.matches(PARTS)) parts.push(around);
  }
  return parts;
}

function focusOn(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function keepPlaceIn(kept: HTMLElement | null): (() => void) | undefined {
  if (kept === null) return undefined;
  let focused: Element | null = null;
  let parts: readonly Element[] = [];
  const note = () => {
    focused = document.activeElement;
    parts = partsAround(focused, kept);
    if (!kept.contains(focused)) focused = null;
  };
  const watch = new MutationObserver(() => {
    if (focused === null || focused.isConnected || document.activeElement !== document.body) return;
    focused = null;
    focusOn(parts.find(({ isConnected }) => isConnected) ?? kept.querySelector('h1'));
  });
  document.addEventListener('focusin', note);
  // A press beside everything takes the focus away, and is told by nothing else.
  document.addEventListener('pointerup', note);
  watch.observe(kept, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerup', note);
    watch.disconnect();
  };
}

/**
 * Keeps the place of whoever goes by keyboard or by ear (WCAG 2.4.3): where what they pressed goes away with the press,
 * the focus falls to the part of the page in which it was, or else to its heading, and not to the top of everything.
 */
export function KeepPlace({ children }: PropsWithChildren) {
  const kept = useRef<HTMLDivElement>(null);
  useEffect(() => keepPlaceIn(kept.current), []);
  return <div ref={kept}>{children}</div>;
}
