import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The class of links in running text. */
export const LINK_CLASS =
  'whitespace-nowrap py-0.5 font-medium text-accent underline underline-offset-3 hover:decoration-2';

interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link in running text to another page of the portal. */
export const TextLink = ({ to, children }: TextLinkProps) => (
  <Link to={to} className={LINK_CLASS}>
    {children}
  </Link>
);

interface ExternalLinkProps {
  /** An https or mailto address. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link in running text to another site. It opens in a new tab and sends no referrer. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={LINK_CLASS}>
    {children}
    <ExternalLinkIcon aria-hidden className="ms-1 inline size-4 align-text-bottom" />
  </a>
);
