import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly description: ReactNode;
  /** What there is to look at before one answers. */
  readonly content?: ReactNode;
  /** The answers, the safest first. */
  readonly children: ReactNode;
  /** Escape and a press outside; without it one of the answers must be given. */
  readonly onDismiss?: () => void;
}

/** A question in front of the page. It is open as long as it is rendered, holds the focus, and gives it back. */
export function Dialog({ title, description, content, children, onDismiss }: Props) {
  const keepOpen = (event: Event) => event.preventDefault();
  const before = useRef<Element | null>(null);
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const mustAnswer = onDismiss ? {} : { onEscapeKeyDown: keepOpen, onPointerDownOutside: keepOpen };
  return (
    <Radix.Root open onOpenChange={() => onDismiss?.()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 grid animate-appear place-items-end overflow-y-auto bg-black/50 p-4 tablet:place-items-center">
          <Radix.Content
            role={onDismiss ? 'dialog' : 'alertdialog'}
            aria-modal="true"
            className="grid w-full max-w-120 grid-cols-[minmax(0,1fr)] animate-rise gap-2 rounded-card border border-line bg-surface p-6 shadow-raised"
            onOpenAutoFocus={() => {
              before.current = document.activeElement;
            }}
            onCloseAutoFocus={giveBack}
            {...mustAnswer}
          >
            <Radix.Title className="font-semibold text-number tracking-tight">{title}</Radix.Title>
            <Radix.Description className="text-muted">{description}</Radix.Description>
            {content}
            <div className="mt-4 flex flex-wrap gap-3 *:flex-auto">{children}</div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
