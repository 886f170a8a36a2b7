import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type BannerTone = 'danger' | 'warning' | 'info' | 'success';

interface Appearance {
  readonly icon: LucideIcon;
  readonly background: string;
  readonly foreground: string;
}

const APPEARANCE: Record<BannerTone, Appearance> = {
  danger: { icon: CircleAlert, background: 'bg-danger-soft', foreground: 'text-danger' },
  warning: { icon: TriangleAlert, background: 'bg-warning-soft', foreground: 'text-warning' },
  info: { icon: Info, background: 'bg-accent-soft', foreground: 'text-accent' },
  success: { icon: CircleCheck, background: 'bg-accent-soft', foreground: 'text-accent' },
};

interface Props {
  readonly tone: BannerTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or a link. */
  readonly action?: ReactNode;
  /**
   * Screen readers announce an alert at once. They often miss a status that appears together with its text: to have a banner
   * announced politely, mount the status around it before it appears.
   */
  readonly role?: 'alert';
  readonly ref?: Ref<HTMLDivElement>;
  /** On a phone only the title and the action, in one line: the text is for screen readers there. */
  readonly brief?: boolean;
  /** Shows a close button with this accessible name. */
  readonly close?: { readonly label: string; readonly onPress: () => void };
}

/** A coloured box with a message. `ErrorAlert` and `RetryAlert` use it for errors. */
export function Banner({ tone, title, children, action, role, ref, brief = false, close }: Props) {
  const { icon: Icon, background, foreground } = APPEARANCE[tone];
  return (
    <div
      ref={ref}
      role={role}
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-tile px-4 text-start text-ink tablet:px-5 ${close ? 'pe-14 tablet:pe-14' : ''} ${brief ? 'py-2 tablet:py-3.5' : 'py-3.5'} ${background}`}
    >
      <div className={`flex flex-1 items-start gap-3 ${brief ? 'min-w-28 tablet:min-w-52' : 'min-w-52'}`}>
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${foreground}`} />
        <div className="min-w-0">
          {title && <p className={`font-semibold ${foreground}`}>{title}</p>}
          {children && <p className={brief ? 'max-tablet:sr-only' : ''}>{children}</p>}
        </div>
      </div>
      {action}
      {close && (
        <button
          type="button"
          aria-label={close.label}
          onClick={close.onPress}
          className="absolute end-1.5 top-1.5 grid size-11 cursor-pointer place-items-center rounded-small text-muted hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
