export type ButtonKind = 'primary' | 'ghost' | 'danger';
export type ButtonSize = 'regular' | 'small';

interface Shape {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
}

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 border text-center font-semibold no-underline transition-colors duration-quick aria-disabled:cursor-default not-aria-busy:aria-disabled:opacity-60';

const KINDS: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-accent text-accent-ink not-aria-disabled:hover:bg-accent-hover',
  ghost: 'border-edge bg-transparent text-ink not-aria-disabled:hover:bg-line',
  danger: 'border-transparent bg-danger text-danger-ink not-aria-disabled:hover:bg-danger-hover',
};

const SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-12 rounded-button px-5 py-2',
  small: 'min-h-11 tablet:min-h-10 rounded-small px-3.5 py-1.5 text-small',
};

/** The look that buttons and links dressed as buttons share. */
export const buttonClass = ({ kind = 'primary', size = 'regular', fullWidth = false }: Shape): string =>
  `${BASE} ${KINDS[kind]} ${SIZES[size]} ${fullWidth ? 'w-full' : ''}`;
