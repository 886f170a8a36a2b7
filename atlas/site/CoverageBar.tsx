import type { Covered } from '../data/coverage.ts';
import { useOverview } from './data.ts';

/** The kinds of coverage, best first, in words. */
export const COVERED: Readonly<Record<Covered, string>> = {
  browser: 'covered in the browser',
  machine: 'covered in the machine only',
  failed: 'failed in the last run',
  never: 'never covered',
};

/** How the transitions of a machine are covered, as a bar and in words. */
export function CoverageBar({ covered }: { readonly covered: Readonly<Record<Covered, number>> }) {
  const kinds = (Object.keys(COVERED) as Covered[]).filter((kind) => covered[kind] > 0);
  const text = kinds.map((kind) => `${covered[kind]} ${COVERED[kind]}`).join(', ');
  return (
    <span className="coverage" role="img" aria-label={text} title={text}>
      {kinds.map((kind) => (
        <span key={kind} data-covered={kind} style={{ flexGrow: covered[kind] }} />
      ))}
    </span>
  );
}

const isOfBrowser = (kind: Covered): boolean => kind === 'browser' || kind === 'failed';

/** What the colours and lines of the diagrams mean. */
export function CoverageLegend() {
  const { run } = useOverview();
  return (
    <ul className="legend">
      {(Object.keys(COVERED) as Covered[])
        .filter((kind) => run !== null || !isOfBrowser(kind))
        .map((kind) => (
          <li key={kind}>
            <span data-covered={kind} /> {COVERED[kind]}
          </li>
        ))}
    </ul>
  );
}
