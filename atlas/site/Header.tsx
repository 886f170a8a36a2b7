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
  const { run, pages } = useOverview();
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
        {pages.includes('journeys') && <Link to="/journeys">Journeys</Link>}
        <Link to="/actors">Actors</Link>
        {pages.includes('texts') && <Link to="/texts">Texts</Link>}
        {pages.includes('changes') && <Link to="/changes">Changes</Link>}
        {pages.includes('sign-off') && <Link to="/sign-off">Sign-off</Link>}
        {pages.includes('live') && <LiveLink />}
      </nav>
      <form onSubmit={search}>
        <input type="search" name="text" aria-label="Search" placeholder="Name or text" />
        <button type="submit">Search</button>
      </form>
      {run !== null && <RunNotice run={run} />}
    </header>
  );
}
