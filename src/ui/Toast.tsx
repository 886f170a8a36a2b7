import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TextElement } from './TextElement.tsx';

export type ToastTone = 'error' | 'alert' | 'info' | 'success';

interface Appearance {
  readonly icon: LucideIcon;
  readonly iconClass: string;
}

const APPEARANCE: Record<ToastTone, Appearance> = {
  error: { icon: CircleAlert, iconClass: 'bg-danger-soft text-danger' },
  alert: { icon: TriangleAlert, iconClass: 'bg-warning-soft text-warning' },
  info: { icon: Info, iconClass: 'bg-accent-soft text-accent' },
  success: { icon: CircleCheck, iconClass: 'bg-accent-soft text-accent' },
};

/** How long the live region is empty: screen readers announce a change, but often not a new region. ms. */
const DELAY = 50;
/** When the region is removed, so that users who move through the page do not read the text twice. ms. */
const END = 1000;

/** Announces its content to screen readers once. Outside of the page's element, which an open dialog hides from them. */
function Announcement({ isUrgent, children }: PropsWithChildren<{ readonly isUrgent: boolean }>) {
  const [stage, setStage] = useState<'empty' | 'announced' | 'removed'>('empty');
  useEffect(() => {
    const delay = setTimeout(() => setStage('announced'), DELAY);
    const end = setTimeout(() => setStage('removed'), END);
    return () => {
      clearTimeout(delay);
      clearTimeout(end);
    };
  }, []);
  if (stage === 'removed') return null;
  return createPortal(
    <div role="status" aria-live={isUrgent ? 'assertive' : 'polite'} className="sr-only">
      {stage === 'announced' && children}
    </div>,
    document.body,
  );
}

interface Props {
  readonly tone: ToastTone;
  /** What screen readers say before the text; omit it if the page announces the same text. */
  readonly announcedAs?: string | undefined;
  readonly children: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The pointer or the focus has entered the toast: it should stay open. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

/** One message over the page. Its owner decides when it closes. */
export function Toast({ tone, announcedAs, children, closeLabel, onClose, onHold, onRelease }: Props) {
  const { icon: Icon, iconClass } = APPEARANCE[tone];
  const isUrgent = tone === 'error' || tone === 'alert';
  return (
    <Radix.Root
      open
      onOpenChange={onClose}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
      className="flex animate-rise select-text! items-start gap-3 rounded-tile border border-line bg-surface p-3 shadow-raised"
    >
      <span aria-hidden className={`grid size-9 shrink-0 place-items-center rounded-small narrow:hidden ${iconClass}`}>
        <Icon className="size-5" />
      </span>
      {announcedAs !== undefined && (
        <Announcement isUrgent={isUrgent}>
          <span>{`${announcedAs} `}</span>
          <TextElement>{children}</TextElement>
        </Announcement>
      )}
      {/* The toast is announced in a live region of its own; the role is for users who move to it later. */}
      <Radix.Description
        {...(announcedAs !== undefined && { role: isUrgent ? 'alert' : 'status', 'aria-live': 'off' })}
        className="flex-1 self-center"
      >
        {children}
      </Radix.Description>
      <Radix.Close
        aria-label={closeLabel}
        className="-m-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-small text-muted hover:bg-line"
      >
        <X aria-hidden className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}
