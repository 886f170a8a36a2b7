import { Link } from 'react-router-dom';
import type { Flow } from '../data/flow.ts';
import { CallList } from './CallList.tsx';
import { useOverview } from './data.ts';
import { links } from './links.ts';
import { PathList } from './PathList.tsx';
import { StateList } from './StateList.tsx';

/** What a machine does besides its diagram: what it runs, what must always hold, and its test paths. */
export function FlowPanel({ flow }: { readonly flow: Flow }) {
  const known = new Set(useOverview().flows.map(({ id }) => id));
  return (
    <>
      {flow.children.length > 0 && (
        <>
          <h2>Runs</h2>
          <ul>
            {flow.children.map(({ actor, machine }) => (
              <li key={actor}>{known.has(machine) ? <Link to={links.flow(machine)}>{machine}</Link> : machine}</li>
            ))}
          </ul>
        </>
      )}
      <CallList calls={flow.calls} />
      <h2>States</h2>
      <StateList flow={flow} states={[flow.root]} />
      {flow.invariants.length > 0 && (
        <>
          <h2>What always holds</h2>
          <p>Checked after every step of every path, and on every edge that the explorer finds.</p>
          <ul>
            {flow.invariants.map((invariant) => (
              <li key={invariant}>{invariant}</li>
            ))}
          </ul>
        </>
      )}
      <PathList flow={flow} paths={flow.paths} title="Test paths" />
    </>
  );
}
