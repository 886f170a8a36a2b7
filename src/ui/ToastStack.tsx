import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** Names the region. */
  readonly label: string;
  /** The key that moves the focus there. */
  readonly hotkey: string;
  /** The toasts, oldest first. */
  readonly children: ReactNode;
}

/** Where toasts stand: above the page, clear of the bars, and to be used while a dialog is open. */
export const ToastStack = ({ label, hotkey, children }: Props) => (
  <Radix.Provider duration={Number.POSITIVE_INFINITY} swipeDirection="right" label={label}>
    {children}
    {createPortal(
      <div data-beside-modals="">
        <Radix.Viewport
          label={label}
          hotkey={[hotkey]}
          className="fixed inset-x-4 top-bar-phone z-50 mt-3 grid gap-2.5 outline-none tablet:start-auto tablet:end-6 tablet:top-bar tablet:mt-4 tablet:w-96"
        />
      </div>,
      document.body,
    )}
  </Radix.Provider>
);
