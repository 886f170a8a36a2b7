import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { changeLines } from '../diff/change-words.ts';
import { ChangedDiagram } from './ChangedDiagram.tsx';
import { ChangedPictures } from './ChangedPictures.tsx';
import { useChanges } from './data.ts';
import { links } from './links.ts';

/** How the machines differ from another version: what `npm run flows:diff` found. */
export function ChangesPage() {
  const comparison = useChanges();
  if (comparison === null)
    return (
      <main className="page">
        <h1>Changes</h1>
        <p>
          The flows were not compared. Run <code>npm run flows:diff -- main</code>, then build the atlas again.
        </p>
      </main>
    );
  const { ref, changes, pictures } = comparison;
  return (
    <main className="page">
      <h1>Changes since {/^[0-9a-f]{8,40}$/.test(ref) ? ref.slice(0, 7) : ref}</h1>
      {changes.length === 0 && <p>No flow has changed.</p>}
      {changes.map((change) => (
        <section key={change.flow}>
          <h2>
            {change.kind === 'removed' ? change.flow : <Link to={links.flow(change.flow)}>{change.flow}</Link>} (
            {change.kind})
          </h2>
          <ul className="changes">
            {changeLines(change).map(({ sign, kind, text }) => (
              <li key={`${sign} ${kind} ${text}`} data-sign={sign}>
                <strong>{sign === '+' ? 'added' : 'removed'}</strong> {kind}: {text}
              </li>
            ))}
          </ul>
          {change.kind !== 'removed' && (
            <Suspense fallback={<p>Loading …</p>}>
              <ChangedDiagram change={change} />
            </Suspense>
          )}
        </section>
      ))}
      {pictures !== null && <ChangedPictures pictures={pictures} />}
    </main>
  );
}
