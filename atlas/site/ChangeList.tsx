import { Link } from 'react-router-dom';
import type { Change, SharedChange } from '../diff/change.ts';
import { flowWords, sectionsOf } from '../diff/report.ts';
import { links, shortId } from './links.ts';

const flowOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** Links to the pages of states, by their ids. */
export const StateLinks = ({ states }: { readonly states: readonly string[] }) =>
  states.map((id) => (
    <Link key={id} to={links.state(flowOf(id), id)} className="changed-state">
      {shortId(id)}
    </Link>
  ));

const ChangeLine = ({ text, file, states, flows }: Change & Partial<Pick<SharedChange, 'flows'>>) => (
  <li>
    {text} {file !== null && <code>{file}</code>} {flows ? `(${flowWords({ flows })})` : <StateLinks states={states} />}
  </li>
);

/** Changes by what a person would notice. */
export const ChangeList = ({ changes }: { readonly changes: readonly (Change & Partial<SharedChange>)[] }) =>
  sectionsOf(changes).map(({ group, title, changes: list }) => (
    <div key={group}>
      <h3>{title}</h3>
      <ul className="changes">
        {list.map((change) => (
          <ChangeLine key={`${change.file} ${change.text}`} {...change} />
        ))}
      </ul>
    </div>
  ));
