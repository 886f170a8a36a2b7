import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useOverview } from './data.ts';
import { links } from './links.ts';
import { LiveLink } from './live/LiveLink.tsx';
import { RunNotice } from './RunNotice.tsx';
import { SkipNavigation } from './Skip.tsx';

/** The navigation, the search, and which run the results are from. */
export function Header() {
  const navigate = useNavigate();
  const { run } = useOverview();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(links.search(String(new FormData(event.currentTarget).get('text'))));
  };
  return (
    <header className="header">
      <SkipNavigation />
      <Link to="/" className="brand">
        Flow atlas
      </Link>
      <nav aria-label="Main">
        <Link to="/">Flows</Link>
        <Link to="/journeys">Journeys</Link>
        <Link to="/actors">Actors</Link>
        <Link to="/texts">Texts</Link>
        <Link to="/changes">Changes</Link>
        <Link to="/sign-off">Sign-off</Link>
        <LiveLink />
      </nav>
      <form onSubmit={search}>
        <input type="search" name="text" aria-label="Search" placeholder="Name or text" />
        <button type="submit">Search</button>
      </form>
      <RunNotice run={run} />
    </header>
  );
}
