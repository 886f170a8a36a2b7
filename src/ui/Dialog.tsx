import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly description: ReactNode;
  /** Shown between the description and the buttons. */
  readonly content?: ReactNode;
  /** The buttons, the safest first: it gets the focus. */
  readonly children: ReactNode;
  /** Called on Escape and on a press outside. Without it the user must press one of the buttons. */
  readonly onDismiss?: () => void;
}

const preventDefault = (event: Event) => event.preventDefault();

/**
 * Returns the focus to the opener when the dialog is unmounted. It must be inside of the dialog: then its effect ends after
 * those of Radix, which keep the focus in the dialog. Radix itself returns the focus in a later task. A panel that opens
 * before that would not find the opener.
 */
function ReturnFocus({ to }: { readonly to: RefObject<Element | null> }) {
  useEffect(
    () => () => {
      // Another dialog or page can have taken the focus already.
      if (document.activeElement === document.body && to.current instanceof HTMLElement) to.current.focus();
    },
    [to],
  );
  return null;
}

/** A modal dialog, open as long as it is rendered. It traps the focus, and returns it when it is unmounted. */
export function Dialog({ title, description, content, children, onDismiss }: Props) {
  const opener = useRef<Element | null>(null);
  const dismissProps = onDismiss ? {} : { onEscapeKeyDown: preventDefault, onPointerDownOutside: preventDefault };
  return (
    <Radix.Root open onOpenChange={() => onDismiss?.()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 grid animate-appear place-items-end overflow-y-auto bg-black/50 p-4 tablet:place-items-center">
          <Radix.Content
            role={onDismiss ? 'dialog' : 'alertdialog'}
            aria-modal="true"
            className="grid w-full max-w-120 grid-cols-[minmax(0,1fr)] animate-rise gap-2 rounded-card border border-line bg-surface p-6 shadow-raised"
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={preventDefault}
            {...dismissProps}
          >
            <Radix.Title className="font-semibold text-number tracking-tight">{title}</Radix.Title>
            <Radix.Description className="text-muted">{description}</Radix.Description>
            {content}
            <ReturnFocus to={opener} />
            <div className="mt-4 flex flex-wrap gap-3 *:flex-auto has-[>:nth-child(3)]:flex-col">{children}</div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
