// The way from the portal to the sandbox's own pages. It stands last in the page, so that the portal's own order of focus
// is undisturbed, and shows first. Whether it is folded is kept in a cookie, for the portal empties its stores.

const PAGES = [
  ['Console', '/sandbox'],
  ['BankID app', '/sandbox/bankid'],
  ['Mailbox', '/sandbox/mailbox'],
];
const FOLDED = 'sandboxBar=folded';

const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

const links = PAGES.map(([textContent, href]) => make('a', { textContent, href, target: 'sandbox' }));
const details = make(
  'details',
  { open: !document.cookie.includes(FOLDED) },
  make('summary', { textContent: 'Sandbox' }),
  ...links,
);
details.addEventListener('toggle', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer store is not there without HTTPS
  document.cookie = `${FOLDED}; path=/; samesite=lax; max-age=${details.open ? 0 : 31_536_000}`;
});
const bar = make('aside', { className: 'sandbox-bar', lang: 'en', ariaLabel: 'Sandbox' }, details);
document.body.append(bar);
