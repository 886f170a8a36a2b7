import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The class of links in running text. */
const LINK_CLASS = 'py-0.5 font-medium text-accent underline underline-offset-3 hover:decoration-2';

/** The class of links that are not part of a sentence. They are large enough for fingers and take the space of their text. */
export const STANDALONE_LINK_CLASS = `${LINK_CLASS} -my-3 inline-flex items-center py-3`;

export interface LinkProps {
  /** The link is not part of a sentence. */
  readonly standalone?: boolean;
  readonly children: ReactNode;
}

export const linkClass = (standalone?: boolean) => (standalone ? STANDALONE_LINK_CLASS : LINK_CLASS);

interface TextLinkProps extends LinkProps {
  readonly to: string;
  /** State of the new history entry. */
  readonly state?: unknown;
}

/** A link to another page of the portal. */
export const TextLink = ({ to, state, standalone, children }: TextLinkProps) => (
  <Link to={to} state={state} className={linkClass(standalone)}>
    {children}
  </Link>
);

/** A phone number that can be called. */
export const PhoneLink = ({ number, standalone }: { readonly number: string; readonly standalone?: boolean }) => (
  <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={`whitespace-nowrap ${linkClass(standalone)}`}>
    {number}
  </a>
);
