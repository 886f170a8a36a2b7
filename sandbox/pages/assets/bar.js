// A bar with links from the portal to the sandbox's pages. It is the last element of the page, so that it does not change
// the focus order of the portal, but CSS shows it at the top. A cookie stores whether it is collapsed, because the portal
// clears its storage at log-out.

const PAGES = [
  ['Console', '/sandbox'],
  ['BankID app', '/sandbox/bankid'],
  ['Mailbox', '/sandbox/mailbox'],
];
const COLLAPSED = 'sandboxBar=folded';

const createElement = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

const links = PAGES.map(([textContent, href]) => createElement('a', { textContent, href, target: 'sandbox' }));
const details = createElement(
  'details',
  { open: !document.cookie.includes(COLLAPSED) },
  createElement('summary', { textContent: 'Sandbox' }),
  ...links,
);
details.addEventListener('toggle', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore needs HTTPS
  document.cookie = `${COLLAPSED}; path=/; samesite=lax; max-age=${details.open ? 0 : 31_536_000}`;
});
const bar = createElement('aside', { className: 'sandbox-bar', lang: 'en', ariaLabel: 'Sandbox' }, details);
document.body.append(bar);
