// Runs before the first paint. index.html contains the prerendered log-in page in Swedish; this hides it from users who
// will see another page: with a token, with English, or at another log-in page. For a user with a token it starts
// fetching the code of the page, which the browser would otherwise find one file after the other.
{
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const { pathname, search } = location;
  const language = read('language') === 'en' ? 'en' : 'sv';
  const hasToken = search.includes('token=') || read('token') !== null;
  if (hasToken || language === 'en' || /^\/login\/(?!bankid$)/.test(pathname)) {
    document.documentElement.dataset.login = 'hidden';
  }
  if (hasToken) {
    const needed = ['signed-in', language, pathname === '/' ? '/home' : pathname];
    for (const { content, dataset } of document.querySelectorAll('template')) {
      if (needed.includes(dataset.preload)) document.head.append(content);
    }
  }
}
