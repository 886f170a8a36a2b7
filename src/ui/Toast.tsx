import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type ToastTone = 'error' | 'alert' | 'info' | 'success';

interface Look {
  readonly icon: LucideIcon;
  readonly mark: string;
}

const LOOKS: Record<ToastTone, Look> = {
  error: { icon: CircleAlert, mark: 'bg-danger-soft text-danger' },
  alert: { icon: TriangleAlert, mark: 'bg-warning-soft text-warning' },
  info: { icon: Info, mark: 'bg-accent-soft text-accent' },
  success: { icon: CircleCheck, mark: 'bg-accent-soft text-accent' },
};

interface Props {
  readonly tone: ToastTone;
  readonly children: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** A pointer or the focus came to the toast: somebody reads it. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

/** One message above the page. It is controlled: how long it stays is its owner's business. */
export function Toast({ tone, children, closeLabel, onClose, onHold, onRelease }: Props) {
  const { icon: Icon, mark } = LOOKS[tone];
  const isUrgent = tone === 'error' || tone === 'alert';
  return (
    <Radix.Root
      open
      type={isUrgent ? 'foreground' : 'background'}
      onOpenChange={onClose}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
      className="flex animate-rise select-text! items-start gap-3 rounded-tile border border-line bg-surface p-3 shadow-raised"
    >
      <span aria-hidden className={`grid size-9 shrink-0 place-items-center rounded-small ${mark}`}>
        <Icon className="size-5" />
      </span>
      {/* The library reads the toast out by itself; the role is for whoever looks for it afterwards. */}
      <Radix.Description role={isUrgent ? 'alert' : 'status'} aria-live="off" className="flex-1 self-center">
        {children}
      </Radix.Description>
      <Radix.Close
        aria-label={closeLabel}
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-small text-muted hover:bg-line"
      >
        <X aria-hidden className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}
