import type { FlowFault } from '../data/flow.ts';

interface Props {
  /** Null if `npm run mutate` did not run. */
  readonly faults: readonly FlowFault[] | null;
  /** Id of the transition. */
  readonly transition: string;
}

const noticeOf = ({ noticedBy, equivalent }: FlowFault): string =>
  noticedBy ?? (equivalent === null ? 'nothing notices it' : `nothing can notice it: ${equivalent}`);

/** What would notice if the transition were wrong, such as if it led to another state. */
export function FaultList({ faults, transition }: Props) {
  const own = faults?.filter((fault) => fault.transition === transition);
  return (
    <section aria-labelledby="faults">
      <h3 id="faults">What would notice a fault</h3>
      {own === undefined && (
        <p className="hint">
          Not known. Run <code>npm run mutate</code>, then build the atlas again.
        </p>
      )}
      {own?.length === 0 && <p className="hint">No fault was tried.</p>}
      <ul className="faults">
        {own?.map((fault) => (
          <li key={fault.text} data-noticed={fault.noticedBy !== null || fault.equivalent !== null}>
            <strong>{fault.text}</strong>: {noticeOf(fault)}
          </li>
        ))}
      </ul>
    </section>
  );
}
