import type { MouseEventHandler, PropsWithChildren } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface Props {
  readonly to: string;
  readonly className: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link in a bar, which says whether one is on its page or on one below it. */
export function PageLink({ to, children, ...rest }: PropsWithChildren<Props>) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest}>
      {children}
    </Link>
  );
}
