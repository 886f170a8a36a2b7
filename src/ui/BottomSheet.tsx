import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { returnFocus, takeFocus } from './focus.tsx';

interface Props {
  /** Names the region. */
  readonly label: string;
  /** Whether the user has opened the sheet, which then gets the focus. */
  readonly autoFocus: boolean;
  readonly children: ReactNode;
}

/** Adds the height of the sheet to the end of the page, so that all content can be scrolled clear of it. */
function reserveSpace(sheet: HTMLElement): () => void {
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => root.setProperty('--bottom-sheet-height', `${sheet.offsetHeight}px`));
  observer.observe(sheet);
  return () => {
    observer.disconnect();
    root.removeProperty('--bottom-sheet-height');
  };
}

/** A non-modal panel at the bottom of the screen, above the bottom bar. The page remains usable. */
export function BottomSheet({ label, autoFocus, children }: Props) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => (sheet.current ? reserveSpace(sheet.current) : undefined), []);
  useLayoutEffect(() => (autoFocus ? takeFocus : returnFocus)(sheet.current), [autoFocus]);
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-label={label}
      className="fixed inset-x-0 bottom-(--bottom-bar-height) z-30 max-h-[calc(100dvh-var(--bottom-bar-height))] overflow-y-auto border-line border-t bg-surface px-4 pt-0.5 pb-[max(0.125rem,calc(env(safe-area-inset-bottom)-var(--bottom-bar-height)))] shadow-raised tablet:pt-2 tablet:pb-[max(0.5rem,env(safe-area-inset-bottom))] outline-none tablet:px-6 print:hidden"
    >
      <div className="mx-auto flex max-w-page pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] flex-wrap items-center justify-between gap-x-2 gap-y-0.5 tablet:gap-x-8 tablet:gap-y-3">
        {children}
      </div>
    </section>
  );
}
