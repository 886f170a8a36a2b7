import DOMPurify, { type Config } from 'dompurify';

const ALLOWED: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'blockquote', 'hr'],
  ALLOWED_ATTR: ['href', 'lang'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:)/i,
  // Otherwise the value would have to be an address.
  ADD_URI_SAFE_ATTR: ['lang'],
  RETURN_DOM_FRAGMENT: true,
};

/** Opens a link to a site in a new tab, without referrer, and says so to screen readers. */
function openInNewTab(link: HTMLAnchorElement, note: string): void {
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  const hidden = document.createElement('span');
  hidden.className = 'sr-only';
  hidden.textContent = ` ${note}`;
  link.append(hidden);
}

/** Keeps only known tags and safe link addresses. */
function clean(html: string, newTabNote: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, ALLOWED);
  for (const link of fragment.querySelectorAll('a')) if (link.protocol === 'https:') openInNewTab(link, newTabNote);
  return fragment;
}

const CLASS =
  'grid gap-3 [&_:is(h2,h3,h4)]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6';

const isHtml = (text: string) => /<\w/.test(text);

interface Props {
  readonly html: string;
  /** What screen readers say after the text of a link that opens in a new tab. */
  readonly newTabNote: string;
}

/** A text from outside the portal, HTML or plain text; HTML is sanitized. Load it lazily: the sanitizer is large. */
export default function RichText({ html, newTabNote }: Props) {
  if (!isHtml(html)) return <p className="whitespace-pre-line">{html}</p>;
  return <div className={CLASS} ref={(element) => element?.replaceChildren(clean(html, newTabNote))} />;
}
