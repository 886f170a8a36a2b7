import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { showModal } from './modal.ts';

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
  const id = useId();
  const [before] = useState(() => document.activeElement);
  const said = {
    role: onDismiss ? 'dialog' : 'alertdialog',
    'aria-modal': true,
    'aria-labelledby': `${id}-title`,
    'aria-describedby': `${id}-description`,
  };
  const panel = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(() => onDismiss?.());
  useLayoutEffect(() => {
    const place = panel.current?.parentElement;
    return panel.current && place ? showModal({ place, panel: panel.current, before, dismiss }) : undefined;
  }, [before]);
  return createPortal(
    <div className="fixed inset-0 z-40 grid animate-appear place-items-end overflow-y-auto bg-black/50 p-4 tablet:place-items-center">
      <div
        ref={panel}
        {...said}
        tabIndex={-1}
        className="grid w-full max-w-120 animate-rise gap-2 rounded-card border border-line bg-surface p-6 shadow-raised"
      >
        <h2 id={`${id}-title`} className="font-semibold text-number tracking-tight">
          {title}
        </h2>
        <p id={`${id}-description`} className="text-soft">
          {description}
        </p>
        {content}
        <div className="mt-4 flex flex-wrap gap-3 *:flex-auto">{children}</div>
      </div>
    </div>,
    document.body,
  );
}
