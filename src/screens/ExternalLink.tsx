import { ExternalLink as ExternalLinkIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Space, TextElement } from '../ui/TextElement.tsx';
import { type LinkProps, linkClass } from '../ui/TextLink.tsx';

interface Props extends LinkProps {
  /** An https or mailto address. */
  readonly href: string;
}

/** A link to another site, which opens in a new tab and gets no referrer, or to an e-mail address. */
export function ExternalLink({ href, standalone, children }: Props) {
  if (/^mailto:/i.test(href))
    return (
      <a href={href} className={linkClass(standalone)}>
        {children}
      </a>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkClass(standalone)}>
      <TextElement>{children}</TextElement>
      <NewTabNote />
      <ExternalLinkIcon aria-hidden className="ms-1 inline size-4 shrink-0 align-text-bottom" />
    </a>
  );
}

/** Says to screen readers that a link opens in a new tab. */
export const NewTabNote = () => (
  <span className="sr-only">
    <Space />
    <FormattedMessage id="link.newTab" />
  </span>
);
