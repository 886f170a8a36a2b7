import { Link } from 'react-router-dom';
import type { ChecklistRow } from '../sign-off/checklist.ts';
import { useSignOff } from './data.ts';
import { links } from './links.ts';
import { PageTitle } from './PageTitle.tsx';

const Rows = ({ flow, rows }: { readonly flow: string; readonly rows: readonly ChecklistRow[] }) => (
  <details>
    <summary>
      {flow} ({rows.length})
    </summary>
    <div className="scroll">
      <table className="sign-off">
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Language</th>
            <th scope="col">Size</th>
            <th scope="col">Messages and values</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ state, language, size, texts, hash }) => (
            <tr key={hash + language + size}>
              <th scope="row">
                {state.split(' + ').map((name) => (
                  <Link key={name} to={links.state(flow, `${flow}.${name}`)} className="changed-state">
                    {name}
                  </Link>
                ))}
              </th>
              <td>{language}</td>
              <td>{size}</td>
              <td lang={language}>{texts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

/** What a person must look at before a release: each state in each language and size, without what was signed off. */
export function SignOffPage() {
  const { rows, open, outdated } = useSignOff();
  return (
    <main className="page">
      <PageTitle parts={['Sign-off']} />
      <h1>Sign-off</h1>
      <p>
        {open.length} of {rows} rows are open. A row is a state of a flow in a language and a size. It is closed when a
        list in <code>docs/sign-off</code> says who has seen it, and open again when one of its pictures has changed.
      </p>
      {outdated.length > 0 && (
        <p className="run stale">
          <strong>Old pictures:</strong> something of {outdated.length} {outdated.length === 1 ? 'flow' : 'flows'} has
          changed since their pictures were taken. Run <code>npm run atlas:build</code> before you look at them.
        </p>
      )}
      <p>
        <a href="./data/checklist.csv" download>
          List to fill in, as CSV
        </a>{' '}
        <a href="./data/checklist.md" download>
          as Markdown
        </a>
      </p>
      {[...Map.groupBy(open, ({ flow }) => flow)].map(([flow, list]) => (
        <Rows key={flow} flow={flow} rows={list} />
      ))}
    </main>
  );
}
