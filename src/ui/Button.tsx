import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts';
import { SpinnerIcon } from './SpinnerIcon.tsx';

interface Props {
  readonly children: ReactNode;
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly type?: 'button' | 'submit';
  readonly icon?: LucideIcon;
  /** As wide as its place. */
  readonly fullWidth?: boolean;
  /** What was asked for is on its way. */
  readonly busy?: boolean;
  /** Cannot be pressed now; say why in the element that `describedBy` names. */
  readonly disabled?: boolean;
  readonly describedBy?: string;
  readonly onPress?: () => void;
}

/** A button that keeps its label and its focus while it is busy or disabled, so that nobody loses their place. */
export function Button({ children, kind, size, type = 'button', icon: Icon, fullWidth, busy, disabled, ...rest }: Props) {
  const inert = Boolean(busy || disabled);
  const press = (event: MouseEvent) => (inert ? event.preventDefault() : rest.onPress?.());
  return (
    <button
      type={type}
      className={buttonClass({ kind, size, fullWidth })}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={rest.describedBy}
      onClick={press}
    >
      {busy ? <SpinnerIcon /> : Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      {children}
    </button>
  );
}
