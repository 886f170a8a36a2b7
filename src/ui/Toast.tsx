import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

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

/** The attribute with which the library leaves a text out of its announcement. */
const NOT_ANNOUNCED = { 'data-radix-toast-announce-exclude': '' };

interface Props {
  readonly tone: ToastTone;
  /** Whether screen readers announce it; not if the page announces the same text. */
  readonly announced?: boolean;
  readonly children: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The pointer or the focus has entered the toast: it should stay open. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

/** One message over the page. Its owner decides when it closes. */
export function Toast({ tone, announced = true, children, closeLabel, onClose, onHold, onRelease }: Props) {
  const { icon: Icon, iconClass } = APPEARANCE[tone];
  const isUrgent = tone === 'error' || tone === 'alert';
  return (
    <Radix.Root
      open
      type={isUrgent && announced ? 'foreground' : 'background'}
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
      {/* The library announces the toast in a live region of its own; the role is for users who move to it later. */}
      <Radix.Description
        {...(announced ? { role: isUrgent ? 'alert' : 'status', 'aria-live': 'off' } : NOT_ANNOUNCED)}
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
