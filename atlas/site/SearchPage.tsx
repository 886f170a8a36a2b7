import { Link } from 'react-router-dom';
import type { SearchEntry } from '../data/search-entries.ts';
import { useSearchEntries } from './data.ts';
import { links, shortId } from './links.ts';
import { found } from './search.ts';

const KINDS: Readonly<Record<SearchEntry['kind'], string>> = {
  flow: 'Flows',
  state: 'States',
  event: 'Events',
  call: 'Calls',
  text: 'Texts on the screen',
};

const addressOf = ({ flow, state }: SearchEntry): string =>
  state === null ? links.flow(flow) : links.state(flow, state);

function Group({ kind, entries }: { readonly kind: SearchEntry['kind']; readonly entries: readonly SearchEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>
        {KINDS[kind]} ({entries.length})
      </h2>
      <ul>
        {entries.slice(0, 100).map((entry) => (
          <li key={JSON.stringify(entry)}>
            <Link to={addressOf(entry)}>{entry.text}</Link>{' '}
            <span className="hint">
              {entry.flow}
              {entry.state !== null && entry.kind !== 'state' && `: ${shortId(entry.state)}`} {entry.more}
            </span>
          </li>
        ))}
      </ul>
      {entries.length > 100 && <p>Only the first 100 are shown. Use more words.</p>}
    </section>
  );
}

/** What contains the searched words: flows, states, events, calls, and texts on the screen. */
export function SearchPage({ text }: { readonly text: string }) {
  const entries = found(useSearchEntries(), text);
  return (
    <main className="page">
      <h1>{text === '' ? 'Search' : `Search: ${text}`}</h1>
      {text === '' && <p>Enter a part of a state, an event, a call, or a text on the screen.</p>}
      {text !== '' && entries.length === 0 && <p>Nothing contains these words.</p>}
      {(Object.keys(KINDS) as SearchEntry['kind'][]).map((kind) => (
        <Group key={kind} kind={kind} entries={entries.filter((entry) => entry.kind === kind)} />
      ))}
    </main>
  );
}
