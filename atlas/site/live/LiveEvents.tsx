import { Link } from 'react-router-dom';
import type { LiveEvent } from '../../live/protocol.ts';
import { links } from '../links.ts';
import { useLive } from './use-live.ts';

function Event({ event: { machine, type, from, payload, transitions } }: { readonly event: LiveEvent }) {
  const fields = Object.entries(payload).map(([name, kind]) => `${name}: ${kind}`);
  return (
    <li>
      <Link to={links.flow(machine)}>{machine}</Link> <strong>{type}</strong>
      {fields.length > 0 && ` (${fields.join(', ')})`}
      <span className="hint">
        {from !== null && from !== machine && ` from ${from}`}
        {transitions.length === 0 && type !== 'started' && ' ignored'}
      </span>
      {transitions.map((id) => (
        <Link key={id} to={links.transition(machine, id)} className="hint">
          {' '}
          transition
        </Link>
      ))}
    </li>
  );
}

/** The events that the machines have received, newest first. */
export function LiveEvents() {
  const events = useLive(({ context }) => context.events);
  return (
    <section aria-labelledby="live-events">
      <h2 id="live-events">Events</h2>
      <p className="hint">Instead of a value, its kind is shown: text, number, list …</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the list */}
      <ol className="events" aria-labelledby="live-events" tabIndex={0} reversed>
        {events.map((event) => (
          <Event key={event.number} event={event} />
        ))}
      </ol>
    </section>
  );
}
