/**
 * Takes a token out of the query string (§4) and scrubs it from the address and the history entry in every case
 * (decision 2), before anything else runs. Whether it is worth anything is for the session to judge.
 */
export function takeOfferedToken(): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null) return null;
  url.searchParams.delete('token');
  history.replaceState(null, '', url);
  return token;
}
