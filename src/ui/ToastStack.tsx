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

/**
 * Keeps the toasts clear of the element with the focus (WCAG 2.4.11): they are at the top, or at the bottom if less of it is
 * hidden there.
 */
function avoidFocus(stack: HTMLElement | null): (() => void) | undefined {
  if (stack === null) return;
  const choose = ({ target }: FocusEvent) => {
    const list = stack.querySelector<HTMLElement>('ol');
    if (list === null || !(target instanceof Element) || stack.contains(target)) return;
    const hiddenAt = (side: 'top' | 'bottom') => {
      list.dataset.side = side;
      return hiddenHeight(list.getBoundingClientRect(), target.getBoundingClientRect());
    };
    const [atBottom, atTop] = [hiddenAt('bottom'), hiddenAt('top')];
    list.dataset.side = atBottom < atTop ? 'bottom' : 'top';
  };
  document.addEventListener('focusin', choose);
  return () => document.removeEventListener('focusin', choose);
}

function prepareStack(stack: HTMLElement | null) {
  const cleanUps = [returnFocusToOrigin(stack), avoidFocus(stack)];
  return () => {
    for (const cleanUp of cleanUps) cleanUp?.();
  };
}

/** The region of the toasts, over the page and below the top bar. */
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
        className="fixed inset-x-4 top-bar-phone z-50 mt-3 grid gap-2.5 outline-none narrow:inset-x-2 narrow:max-h-[calc(100dvh-4.5rem)] narrow:overflow-y-auto tablet:start-auto tablet:end-[calc(1.5rem+env(safe-area-inset-right))] tablet:top-bar tablet:mt-4 tablet:w-96 data-[side=bottom]:top-auto data-[side=bottom]:bottom-[calc(var(--bottom-bar-height)+--spacing(3))] [@media(height<20rem)]:max-h-[30dvh] [@media(height<20rem)]:overflow-y-auto"
      />
    </div>
  </Radix.Provider>
);
