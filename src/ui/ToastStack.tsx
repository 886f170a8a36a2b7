import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';

interface Props {
  /** Names the region. */
  readonly label: string;
  /** What screen readers say before the text of each toast. */
  readonly toastLabel: string;
  /** The key that moves the focus to the region. */
  readonly hotkey: string;
  /** The toasts, oldest first. */
  readonly children: ReactNode;
}

/** The region of the toasts, over the page and below the top bar. */
export const ToastStack = ({ label, toastLabel, hotkey, children }: Props) => (
  <Radix.Provider duration={Number.POSITIVE_INFINITY} swipeDirection="right" label={toastLabel}>
    {children}
    <Radix.Viewport
      label={label}
      hotkey={[hotkey]}
      className="fixed inset-x-4 top-bar-phone z-50 mt-3 grid gap-2.5 outline-none narrow:inset-x-2 narrow:max-h-[calc(100dvh-4.5rem)] narrow:overflow-y-auto tablet:start-auto tablet:end-6 tablet:top-bar tablet:mt-4 tablet:w-96"
    />
  </Radix.Provider>
);
