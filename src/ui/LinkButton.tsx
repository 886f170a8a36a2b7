import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts';

interface Props {
  readonly to: string;
  readonly children: ReactNode;
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
}

/** A link, to another page of the portal or to another site, that looks like a button. */
export const LinkButton = ({ to, children, ...shape }: Props) => (
  <Link to={to} className={buttonClass(shape)}>
    {children}
  </Link>
);
