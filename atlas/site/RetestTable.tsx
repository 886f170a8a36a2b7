import { Link } from 'react-router-dom';
import type { Retest } from '../diff/change.ts';
import { startWords } from '../diff/report.ts';
import { StateLinks } from './ChangeList.tsx';
import { links } from './links.ts';

const Paths = ({ flow, paths, pathCount }: Retest) => {
  if (paths.length === pathCount) return <Link to={links.flow(flow)}>all {pathCount}</Link>;
  return paths.map((path) => (
    <Link key={path} to={links.path(flow, path)} className="changed-state">
      {path}
    </Link>
  ));
};

/** What to test again: where to start, as whom, and which states and paths of each flow. */
export const RetestTable = ({ retest }: { readonly retest: readonly Retest[] }) => (
  <div className="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">flow</th>
          <th scope="col">start</th>
          <th scope="col">states</th>
          <th scope="col">paths</th>
        </tr>
      </thead>
      <tbody>
        {retest.map((item) => (
          <tr key={item.flow}>
            <th scope="row">
              <Link to={links.flow(item.flow)}>{item.flow}</Link>
            </th>
            <td>{startWords(item)}</td>
            <td>{item.states.length > 0 ? <StateLinks states={item.states} /> : 'not known: all'}</td>
            <td>
              <Paths {...item} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
