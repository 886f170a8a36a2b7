// Runs before the first paint and is sent as it is: docs/decisions/0006 says what it does and why.
{
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const address = new URL(location.href);
  const { pathname } = address;
  const offeredToken = address.searchParams.get('token');
  if (offeredToken !== null) {
    window.offeredToken = offeredToken;
    address.searchParams.delete('token');
    history.replaceState(null, '', address);
  }
  const language = read('language') === 'en' ? 'en' : 'sv';
  const hasToken = offeredToken !== null || read('token') !== null;
  if (hasToken || language === 'en' || /^\/(accessibility$|login\/(?!bankid$))/.test(pathname)) {
    document.documentElement.dataset.login = 'hidden';
  }
  if (hasToken) {
    const needed = ['signed-in', language, pathname === '/' ? '/home' : pathname];
    for (const { content, dataset } of document.querySelectorAll('template')) {
      if (needed.includes(dataset.preload)) document.head.append(content);
    }
  }
}
