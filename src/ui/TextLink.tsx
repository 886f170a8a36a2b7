import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The look of a link within text. */
export const LINK_CLASS =
  'whitespace-nowrap py-0.5 font-medium text-accent underline underline-offset-3 hover:decoration-2';

interface InsideProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to another page of the portal. */
export const TextLink = ({ to, children }: InsideProps) => (
  <Link to={to} className={LINK_CLASS}>
    {children}
  </Link>
);

interface OutsideProps {
  /** An https or mailto address. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link out of the portal; opens beside it and tells the other side nothing. */
export const ExternalLink = ({ href, children }: OutsideProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={LINK_CLASS}>
    {children}
    <ExternalLink aria-hidden className="ms-1 inline size-4 align-text-bottom" />
  </a>
);
