import type { FlowCall } from '../data/actors.ts';

/** Backend calls, with their place in the contract. */
export const CallList = ({ calls }: { readonly calls: readonly FlowCall[] }) =>
  calls.length > 0 && (
    <>
      <h2>Calls</h2>
      <ul>
        {calls.map(({ actor, name, method, path, summary, effect }) => (
          <li key={actor}>
            <strong>{name}</strong> {effect === 'change' && <span className="tag">change</span>}
            <br />
            <code>
              {method} {path}
            </code>
            <br />
            {summary}
          </li>
        ))}
      </ul>
    </>
  );
