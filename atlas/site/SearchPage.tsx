import { Link } from 'react-router-dom';
import type { SearchEntry } from '../data/search-entries.ts';
import { useSearchEntries } from './data.ts';
import { links, shortId } from './links.ts';
import { PageTitle } from './PageTitle.tsx';
import { byText, found } from './search.ts';

const KINDS: Readonly<Record<SearchEntry['kind'], string>> = {
  flow: 'Flows',
  page: 'Pages and personas',
  section: 'Sections of the specification',
  message: 'Texts of the portal',
  state: 'States',
  transition: 'Transitions',
  event: 'Events',
  guard: 'Guards',
  action: 'Actions',
  delay: 'Delays',
  call: 'Calls',
  invariant: 'What always holds',
  path: 'Test paths',
  text: 'Lines on the pictures',
};

function addressOf({ kind, flow, item }: SearchEntry): string {
  if (item === null) return links.flow(flow);
  if (kind === 'message') return links.text(item);
  if (kind === 'transition') return links.transition(flow, item);
  return kind === 'path' ? links.path(flow, item) : links.state(flow, item);
}

const placeOf = ({ kind, flow, item }: SearchEntry): string =>
  item === null || ['transition', 'path', 'message'].includes(kind) ? flow : `${flow}: ${shortId(item)}`;

const MOST = 50;
const MOST_FLOWS = 5;

/** The same text in several flows is one line. */
function Line({ entries }: { readonly entries: readonly [SearchEntry, ...SearchEntry[]] }) {
  const [first, ...others] = entries;
  const places = first.kind === 'message' ? entries.map(({ flow }) => flow).filter(Boolean) : [placeOf(first)];
  return (
    <li>
      <Link to={addressOf(first)}>{first.text}</Link>{' '}
      <span className="hint">
        {places.slice(0, MOST_FLOWS).join(', ')}
        {places.length > MOST_FLOWS && ` and ${places.length - MOST_FLOWS} more`} {first.more}
        {first.kind !== 'message' &&
          others.slice(0, MOST_FLOWS).map((entry) => (
            <span key={entry.flow}>
              , <Link to={addressOf(entry)}>{placeOf(entry)}</Link>
            </span>
          ))}
        {first.kind !== 'message' && others.length > MOST_FLOWS && ` and ${others.length - MOST_FLOWS} more flows`}
      </span>
    </li>
  );
}

function Group({ kind, entries }: { readonly kind: SearchEntry['kind']; readonly entries: readonly SearchEntry[] }) {
  const lines = byText(entries);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>
        {KINDS[kind]} ({lines.length})
      </h2>
      <ul>
        {lines.slice(0, MOST).map((line) => (
          <Line key={line[0].text} entries={line} />
        ))}
      </ul>
      {lines.length > MOST && <p>Only the first {MOST} are shown. Use more words.</p>}
    </section>
  );
}

/** What contains the searched words. */
export function SearchPage({ text }: { readonly text: string }) {
  const entries = found(useSearchEntries(), text);
  const words = Object.values(KINDS).join(', ').toLowerCase();
  return (
    <main className="page">
      <PageTitle parts={[text === '' ? 'Search' : `Search: ${text}`]} />
      <h1>{text === '' ? 'Search' : `Search: ${text}`}</h1>
      {text === '' && <p>Enter words. The search finds {words}.</p>}
      {text !== '' && entries.length === 0 && <p>Nothing contains these words.</p>}
      {(Object.keys(KINDS) as SearchEntry['kind'][]).map((kind) => (
        <Group key={kind} kind={kind} entries={entries.filter((entry) => entry.kind === kind)} />
      ))}
    </main>
  );
}
