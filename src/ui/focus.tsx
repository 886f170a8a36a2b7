import { type PropsWithChildren, useEffect, useRef } from 'react';

/*
 * Focus management for keyboard and screen-reader users (WCAG 2.4.3): when the element with the focus is removed, the
 * browser moves the focus to `body`, and the user has to start from the top of the page. `RestoreFocus` handles this
 * for page content in general; `returnFocus` and `takeFocus` are refs for panels that should return the focus to the
 * control that opened them, `returnFocusToOrigin` for a part that appears by itself. `Dialog` does this itself.
 */

const pageHeading = () => document.querySelector<HTMLElement>('main h1');

function focusElement(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves the focus to an element, or to the page heading if that element is gone. */
const focusElementOrHeading = (element: Element | null): void =>
  focusElement(element?.isConnected && element !== document.body ? element : pageHeading());

/** Ref for a control that gets the focus when it is mounted. */
export const focusOnMount = (control: HTMLElement | null): void => control?.focus();

/**
 * Ref for a panel: if the panel contains the focus when it is removed, the focus returns to the element that had it
 * when the panel was mounted, or to the page heading if that element is gone.
 */
export function returnFocus(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  const opener = document.activeElement;
  return () => {
    if (panel.contains(document.activeElement)) focusElementOrHeading(opener);
  };
}

/**
 * Ref for a part that appears without the user: if the part contains the focus when it is removed, the focus returns to the
 * element from which it came, or to the page heading if that element is gone.
 */
export function returnFocusToOrigin(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  let origin: Element | null = null;
  const track = ({ relatedTarget }: FocusEvent) => {
    // It is null also when the window gets the focus back.
    if (relatedTarget instanceof Element && !part.contains(relatedTarget)) origin = relatedTarget;
  };
  part.addEventListener('focusin', track);
  return () => {
    part.removeEventListener('focusin', track);
    if (part.contains(document.activeElement)) focusElementOrHeading(origin);
  };
}

/** Ref for a panel that the user has opened: it gets the focus when it is mounted, and returns it like `returnFocus`. */
export function takeFocus(panel: HTMLElement | null): (() => void) | undefined {
  const cleanUp = returnFocus(panel);
  panel?.focus();
  return cleanUp;
}

/** Elements that screen readers announce when the focus moves to them. */
const SECTIONS = 'section, form, nav, [role="tabpanel"]';

/** The sections of `container` around an element, innermost first; empty if the element is outside `container`. */
function sectionsAround(element: Element | null, container: Element): Element[] {
  const sections: Element[] = [];
  for (let ancestor = element; ancestor !== null && container.contains(ancestor); ancestor = ancestor.parentElement) {
    if (ancestor.matches(SECTIONS)) sections.push(ancestor);
  }
  return sections;
}

function restoreFocusIn(container: HTMLElement | null): (() => void) | undefined {
  if (container === null) return undefined;
  let focused: Element | null = null;
  let sections: readonly Element[] = [];
  const track = () => {
    focused = container.contains(document.activeElement) ? document.activeElement : null;
    sections = sectionsAround(focused, container);
  };
  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected || document.activeElement !== document.body) return;
    focused = null;
    focusElement(sections.find(({ isConnected }) => isConnected) ?? pageHeading());
  });
  document.addEventListener('focusin', track);
  // A press on an element that is not focusable removes the focus without a `focusin` event.
  document.addEventListener('pointerup', track);
  observer.observe(container, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', track);
    document.removeEventListener('pointerup', track);
    observer.disconnect();
  };
}

/**
 * Restores the focus when the focused element inside is removed: moves it to the closest remaining section around the
 * removed element, or to the page heading.
 */
export function RestoreFocus({ children }: PropsWithChildren) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => restoreFocusIn(container.current), []);
  return <div ref={container}>{children}</div>;
}

/** The page heading that was mounted last; null before the first page. */
let lastHeading: HTMLHeadingElement | null = null;

/**
 * Ref for the page heading: gets the focus and is in view after a navigation or the next step of a flow, but not on the first
 * page, which is read from its top.
 */
export function focusOnNavigation(heading: HTMLHeadingElement | null): void {
  // StrictMode attaches each ref twice: the second time must not take the focus from a field of the page.
  if (heading === null || heading === lastHeading) return;
  if (lastHeading !== null) {
    heading.focus({ preventScroll: true });
    // A step of the same address does not start at the top of the page. `focus` would scroll the heading to the middle.
    heading.scrollIntoView({ block: 'nearest' });
  }
  lastHeading = heading;
}
