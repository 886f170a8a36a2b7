import { Link } from 'react-router-dom';
import type { Flow, FlowPath } from '../data/flow.ts';
import { useOverview } from './data.ts';
import { links } from './links.ts';

/** The results of a path in words. */
export const RESULTS: Readonly<Record<FlowPath['result'], string>> = {
  passed: 'passed',
  failed: 'failed',
  notRun: 'not run in the browser',
};

interface Props {
  readonly flow: Flow;
  readonly paths: readonly FlowPath[];
  readonly title: string;
}

/** Paths of a machine; failed ones first. Each leads to its player. */
export function PathList({ flow, paths, title }: Props) {
  const { run } = useOverview();
  const sorted = paths.toSorted((a, b) => Number(b.result === 'failed') - Number(a.result === 'failed'));
  return (
    <>
      <h2>
        {title} ({paths.length})
      </h2>
      <ol className="paths">
        {sorted.map((path) => (
          <li key={path.title} data-result={path.result}>
            {run !== null && <span className="tag">{RESULTS[path.result]}</span>}{' '}
            <Link to={links.path(flow.id, path.id)}>{path.title}</Link>
          </li>
        ))}
      </ol>
    </>
  );
}
