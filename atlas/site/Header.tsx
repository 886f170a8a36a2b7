import type { FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { useOverview } from './data.ts';
import { links } from './links.ts';
import { LiveLink } from './live/LiveLink.tsx';
import { RunNotice } from './RunNotice.tsx';

/** The navigation, the search, and which run the results are from. */
export function Header() {
  const [, navigate] = useLocation();
  const { run } = useOverview();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(links.search(String(new FormData(event.currentTarget).get('text'))));
  };
  return (
    <header className="header">
      <Link href="/" className="brand">
        Flow atlas
      </Link>
      <nav aria-label="Main">
        <Link href="/">Flows</Link>
        <Link href="/actors">Actors</Link>
        <Link href="/changes">Changes</Link>
        <LiveLink />
      </nav>
      <form onSubmit={search}>
        <input type="search" name="text" aria-label="Search" placeholder="State, event, call or text" />
        <button type="submit">Search</button>
      </form>
      <RunNotice run={run} />
    </header>
  );
}
