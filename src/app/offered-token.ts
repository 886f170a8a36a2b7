/**
 * Takes the token out of the query string (§4) and removes it from the address and the history entry, before anything
 * else runs and also if it is invalid (decision 2). The session validates it. Returns null without one.
 */
export function takeOfferedToken(): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null) return null;
  url.searchParams.delete('token');
  history.replaceState(null, '', url);
  return token;
}
