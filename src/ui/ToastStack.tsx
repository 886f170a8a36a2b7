import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { returnFocusToOrigin } from './focus.tsx';

interface Props {
  /** Names the region. */
  readonly label: string;
  /** The key that moves the focus to the region. */
  readonly hotkey: string;
  /** The toasts, oldest first. */
  readonly children: ReactNode;
}

/**
 * Not in the page, because `Toast` announces itself: the library also announces a toast without a text to announce, as
 * "Message:" only.
 */
const LIBRARY_ANNOUNCER = document.createElement('div');

/** How much of an element, px, is below the toasts. */
const hiddenHeight = (toasts: DOMRect, { top, bottom, left, right }: DOMRect): number =>
  left < toasts.right && right > toasts.left
    ? Math.max(0, Math.min(toasts.bottom, bottom) - Math.max(toasts.top, top))
    : 0;

const OTHER = { top: 'bottom', bottom: 'top' } as const;

/** Whether a phone shows its keyboard, which hides what is at the bottom, while the element has the focus. */
const opensKeyboard = (element: Element): boolean =>
  element.matches('textarea, input:not([type=checkbox], [type=radio])');

/**
 * Where the toasts are: on a phone at the bottom, where they cover no heading, and otherwise at the top; on the other side if
 * they hide more than a third of the element with the focus, and less of it there (WCAG 2.4.11).
 */
function placeToasts(list: HTMLElement, focused: Element) {
  const isAtBottom = getComputedStyle(list).getPropertyValue('--usual-side').trim() === 'bottom';
  const usual = isAtBottom && !opensKeyboard(focused) ? 'bottom' : 'top';
  const hiddenAt = (side: 'top' | 'bottom') => {
    list.dataset.side = side;
    return hiddenHeight(list.getBoundingClientRect(), focused.getBoundingClientRect());
  };
  const [atOther, atUsual] = [hiddenAt(OTHER[usual]), hiddenAt(usual)];
  const isHidden = atUsual > focused.getBoundingClientRect().height / 3;
  list.dataset.side = isHidden && atOther < atUsual ? OTHER[usual] : usual;
}

/** Places the toasts when the focus moves and when their number changes, but never while the focus is in one of them. */
function keepPlaced(stack: HTMLElement | null): (() => void) | undefined {
  if (stack === null) return;
  const place = () => {
    const list = stack.querySelector<HTMLElement>('ol');
    const focused = document.activeElement;
    if (list !== null && focused !== null && !stack.contains(focused)) placeToasts(list, focused);
  };
  place();
  document.addEventListener('focusin', place);
  const observer = new MutationObserver(place);
  observer.observe(stack, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', place);
    observer.disconnect();
  };
}

function prepareStack(stack: HTMLElement | null) {
  const cleanUps = [returnFocusToOrigin(stack), keepPlaced(stack)];
  return () => {
    for (const cleanUp of cleanUps) cleanUp?.();
  };
}

/** The region of the toasts, over the page: above the bottom bar of a phone, and below the top bar. */
export const ToastStack = ({ label, hotkey, children }: Props) => (
  <Radix.Provider
    duration={Number.POSITIVE_INFINITY}
    swipeDirection="right"
    label={label}
    announcerContainer={LIBRARY_ANNOUNCER}
  >
    {children}
    {/* The library moves the focus to the region when a toast is closed, and the region is removed with the last toast. */}
    <div ref={prepareStack}>
      <Radix.Viewport
        label={label}
        hotkey={[hotkey]}
        className="fixed inset-x-4 top-bar-phone z-50 mt-3 grid [--usual-side:bottom] tablet:[--usual-side:top] gap-2.5 outline-none narrow:inset-x-2 narrow:max-h-[calc(100dvh-4.5rem)] narrow:overflow-y-auto tablet:start-auto tablet:end-[calc(1.5rem+env(safe-area-inset-right))] tablet:top-bar tablet:mt-4 tablet:w-96 data-[side=bottom]:top-auto data-[side=bottom]:bottom-[calc(var(--bottom-bar-height)+--spacing(3))] [@media(height<20rem)]:max-h-[30dvh] [@media(height<20rem)]:overflow-y-auto"
      />
    </div>
  </Radix.Provider>
);
