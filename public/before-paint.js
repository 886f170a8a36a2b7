// Runs before the first paint and is sent as it is: docs/decisions/0006 says what it does and why.
{
  /**
   * Whether the browser is new enough (docs/operations.md, Browsers): Safari has these since 16.4, Chrome since 105 and
   * Firefox since 110. What some of the supported ones lack is added by src/app/older-browsers.ts.
   */
  const isSupported =
    'supports' in HTMLScriptElement &&
    HTMLScriptElement.supports('importmap') &&
    CSS.supports('container-type', 'inline-size');
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  /** What src/ports/early-reads.ts has stored: for each call, the page that needs it and its URL. */
  const storedReads = () => {
    try {
      return Object.values(JSON.parse(read('earlyReads')) ?? {}).filter(Array.isArray);
    } catch {
      return [];
    }
  };
  const address = new URL(location.href);
  const pathname = address.pathname.replace(/(.)\/$/, '$1');
  const offeredToken = address.searchParams.get('token');
  if (offeredToken !== null) {
    window.offeredToken = offeredToken;
    address.searchParams.delete('token');
    history.replaceState(null, '', address);
  }
  const language = read('language') === 'en' ? 'en' : 'sv';
  const hasToken = offeredToken !== null || read('token') !== null;
  const page = pathname === '/' ? '/home' : pathname;
  const templates = [...document.querySelectorAll('template')];
  if (hasToken) {
    // The links to the code are inserted after the first paint, by src/app/start.ts.
    const needed = ['signed-in', language, page];
    for (const { dataset } of templates) if (needed.includes(dataset.preload)) dataset.needed = '';
  }
  const show = (name) => {
    const isShown = ({ dataset }) => dataset.page === name && dataset.language === language;
    // While the portal is being developed, nothing is prerendered.
    document.getElementById('portal').append(templates.find(isShown)?.content ?? '');
  };
  /** Shows at which number a lost card can be blocked, if that is configured and the server answers. */
  const showPhone = async () => {
    const line = document.querySelector('[data-lost-card]');
    const { support } = await fetch('/config.json').then((answer) => answer.json());
    if (!line || !support?.lostCardPhone) return;
    const link = line.querySelector('a');
    link.textContent = support.lostCardPhone;
    link.href = `tel:${support.lostCardPhone.replace(/[^+\d]/g, '')}`;
    line.hidden = false;
  };
  if (!isSupported) {
    show('unsupported-browser');
    document.documentElement.lang = language;
    document.title = document.querySelector('h1')?.textContent ?? '';
    showPhone().catch(() => {});
    // The other log-in pages, and the accessibility statement, are not prerendered.
  } else if (!/^\/(accessibility$|login\/(?!bankid$))/.test(pathname)) {
    const special = templates.find(({ dataset }) => dataset.paths?.split(' ').includes(pathname));
    const signedIn = special?.dataset.page ?? 'signed-in';
    const login = matchMedia('(pointer: coarse)').matches ? 'login-phone' : 'login-desktop';
    if (read('consent') === null) show('consent');
    show(hasToken ? signedIn : login);
  }
  const token = read('token');
  if (
    isSupported &&
    offeredToken === null &&
    token !== null &&
    templates.some(({ dataset }) => dataset.preload === page)
  ) {
    const responses = new Map();
    const options = {
      headers: { authorization: `Bearer ${token}` },
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    };
    for (const [place, url] of storedReads()) {
      if (place !== 'gate' && place !== page) continue;
      // The body is read at once: a response that is never used must not occupy a connection.
      const response = fetch(url, options).then(async (answer) => new Response(await answer.arrayBuffer(), answer));
      // The portal reports a failure when it needs the response.
      response.catch(() => {});
      responses.set(url, response);
    }
    window.earlyReads = { token, responses };
  }
}
