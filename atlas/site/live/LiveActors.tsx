import { Link } from 'react-router-dom';
import type { LiveActor } from '../../live/protocol.ts';
import { links, shortId } from '../links.ts';
import { useLive } from './use-live.ts';

const Actor = ({ actor: { machine, leaves } }: { readonly actor: LiveActor }) => (
  <tr>
    <th scope="row">
      <Link to={links.flow(machine)}>{machine}</Link>
    </th>
    <td>
      {leaves.map((leaf, index) => (
        <span key={leaf}>
          {index > 0 && ' + '}
          <Link to={links.state(machine, leaf)}>{shortId(leaf)}</Link>
        </span>
      ))}
    </td>
  </tr>
);

/** The running machines, each with a link to its diagram. */
export function LiveActors() {
  const actors = useLive(({ context }) => context.actors);
  return (
    <section aria-labelledby="live-actors">
      <h2 id="live-actors">Machines</h2>
      <table aria-labelledby="live-actors">
        <thead>
          <tr>
            <th scope="col">Machine</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {actors.map((actor) => (
            <Actor key={actor.id} actor={actor} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
