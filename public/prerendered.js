// Runs before the first paint. index.html contains the prerendered log-in page in Swedish; this hides it from users who
// will see another page: with a token, with English, or at another log-in page.
{
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const { pathname, search } = location;
  const isOtherPage = /^\/login\/(?!bankid$)/.test(pathname) || search.includes('token=');
  if (isOtherPage || read('token') !== null || read('language') === 'en') {
    document.documentElement.dataset.login = 'hidden';
  }
}
