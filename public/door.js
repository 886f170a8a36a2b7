// Runs before the first paint. The page carries the door as most visitors find it: closed, and in Swedish. Whoever is
// logged in, reads English or asked for another page must not see it flash by.
{
  const remembered = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const { pathname, search } = location;
  const isElsewhere = /^\/login\/(?!bankid$)|^\/support$/.test(pathname) || search.includes('token=');
  if (isElsewhere || remembered('token') !== null || remembered('language') === 'en') {
    document.documentElement.dataset.door = 'hidden';
  }
}
