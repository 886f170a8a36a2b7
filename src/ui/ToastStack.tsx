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
    <div ref={returnFocusToOrigin}>
      <Radix.Viewport
        label={label}
        hotkey={[hotkey]}
        className="fixed inset-x-4 top-bar-phone z-50 mt-3 grid gap-2.5 outline-none narrow:inset-x-2 narrow:max-h-[calc(100dvh-4.5rem)] narrow:overflow-y-auto tablet:start-auto tablet:end-6 tablet:top-bar tablet:mt-4 tablet:w-96"
      />
    </div>
  </Radix.Provider>
);
