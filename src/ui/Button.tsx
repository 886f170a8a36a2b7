import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { SpinnerIcon } from './Spinner.tsx';
import { TextElement } from './TextElement.tsx';

export interface ButtonAppearance {
  /** Default: primary. */
  readonly kind?: 'primary' | 'ghost' | 'plain' | 'danger' | undefined;
  /** Default: regular. */
  readonly size?: 'regular' | 'small' | undefined;
  readonly fullWidth?: boolean | undefined;
}

const BASE_CLASS =
  'inline-flex cursor-pointer items-center justify-center gap-2 border text-center font-semibold no-underline transition-colors duration-quick aria-disabled:cursor-default';

const KIND_CLASSES = {
  primary: 'border-transparent bg-accent text-accent-ink not-aria-disabled:hover:bg-accent-hover',
  ghost: 'border-edge bg-transparent text-ink not-aria-disabled:hover:bg-line',
  plain: 'border-transparent bg-transparent text-muted not-aria-disabled:hover:text-ink',
  danger: 'border-transparent bg-danger text-danger-ink not-aria-disabled:hover:bg-danger-hover',
};

const SIZE_CLASSES = {
  regular: 'min-h-12 rounded-button px-5 py-2',
  small: 'min-h-11 rounded-small px-3.5 py-1.5 text-small',
};

/** The class of buttons, and of links that look like buttons. */
export const buttonClass = ({ kind = 'primary', size = 'regular', fullWidth = false }: ButtonAppearance): string =>
  `${BASE_CLASS} ${KIND_CLASSES[kind]} ${SIZE_CLASSES[size]} ${fullWidth ? 'w-full' : ''}`;

interface Props extends ButtonAppearance {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly icon?: LucideIcon;
  /** After the label. */
  readonly endIcon?: LucideIcon;
  /** The operation is in progress. */
  readonly busy?: boolean;
  /** The label has just changed: presses are ignored for a moment, and the button does not look disabled. */
  readonly settling?: boolean;
  /** Explain the reason in the element that `describedBy` refers to. */
  readonly disabled?: boolean;
  /** A press counts although the button is `disabled`: it shows the errors of the form. */
  readonly pressableWhenDisabled?: boolean | undefined;
  readonly describedBy?: string;
  /** The button shows and hides the element with the id `controls`. */
  readonly disclosure?: { readonly expanded: boolean; readonly controls: string };
  readonly onPress?: () => void;
}

/** A button that keeps its label and stays focusable while it is busy or disabled (`aria-disabled`, not `disabled`). */
export function Button({
  children,
  kind,
  size,
  fullWidth,
  type = 'button',
  icon: Icon,
  endIcon: EndIcon,
  busy,
  settling,
  disabled,
  pressableWhenDisabled,
  disclosure,
  ...rest
}: Props) {
  const inert = Boolean(busy || settling || disabled);
  const isIgnored = busy || settling || (disabled && !pressableWhenDisabled);
  const press = (event: MouseEvent) => (isIgnored ? event.preventDefault() : rest.onPress?.());
  return (
    <button
      type={type}
      className={`${buttonClass({ kind, size, fullWidth })} ${disabled && !busy ? 'opacity-60' : ''}`}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      data-settling={settling || undefined}
      aria-describedby={rest.describedBy}
      aria-expanded={disclosure?.expanded}
      aria-controls={disclosure?.expanded ? disclosure.controls : undefined}
      onClick={press}
    >
      {busy ? <SpinnerIcon /> : Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      <TextElement>{children}</TextElement>
      {EndIcon && <EndIcon aria-hidden className="size-5 shrink-0" />}
    </button>
  );
}
