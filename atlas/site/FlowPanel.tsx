import { Link } from 'react-router-dom';
import type { Flow } from '../data/flow.ts';
import { CallList } from './CallList.tsx';
import { useOverview } from './data.ts';
import { links } from './links.ts';
import { PathList } from './PathList.tsx';
import { StateList } from './StateList.tsx';

interface ListProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly hint: string;
}

/** Sentences below a heading; nothing if there are none. */
const Lines = ({ title, lines, hint }: ListProps) =>
  lines.length > 0 && (
    <>
      <h2>{title}</h2>
      <p>{hint}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );

/** What a machine does besides its diagram: what it runs, what must always hold, and its test paths. */
export function FlowPanel({ flow }: { readonly flow: Flow }) {
  const known = new Set(useOverview().flows.map(({ id }) => id));
  return (
    <>
      <Lines
        title="Problems"
        lines={flow.problems ?? []}
        hint="Found when the site was built, in the machine or in its model."
      />
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
      <Lines
        title="What always holds"
        lines={flow.invariants}
        hint="Checked after every step of every path, and on every edge that the explorer finds."
      />
      <PathList flow={flow} paths={flow.paths} title="Test paths" />
    </>
  );
}
