import type { Flow } from '../data/flow.ts';
import type { RunSummary } from '../data/overview.ts';

const inWords = (time: string): string => new Date(time).toLocaleString('sv-SE');

/** Of how many flows the results in the browser are known, and still right. */
export function RunNotice({ run: { current, changed, none, finishedAt } }: { readonly run: RunSummary }) {
  if (finishedAt === null) return <p className="run stale">No results in the browser: start npm run model</p>;
  const total = current + changed + none;
  return (
    <p className={changed + none > 0 ? 'run stale' : 'run'}>
      Results in the browser: {current} of {total} flows
      {changed > 0 && `, ${changed} of an earlier version`}
      {none > 0 && `, ${none} not run`}; last {inWords(finishedAt)}
    </p>
  );
}

/** Says that pictures are not of this version; nothing if they are. */
export const OutdatedPictures = ({ flow }: { readonly flow: Pick<Flow, 'id' | 'arePicturesOutdated'> }) =>
  flow.arePicturesOutdated && (
    <p className="run stale">
      <strong>Old pictures:</strong> something of this flow has changed since they were taken. Those of other texts are
      left out. <code>npm run atlas:build -- {flow.id}</code>
    </p>
  );

/** Where the colours of a flow come from. */
export function FlowRun({ id, run }: Pick<Flow, 'id' | 'run'>) {
  const command = <code>npm run model -- {id}</code>;
  if (run === null)
    return (
      <p className="hint">The paths did not run in the browser: the colours are from the machine only. {command}</p>
    );
  return (
    <p className={run.isCurrent ? 'hint' : 'run stale'}>
      The colours are from the paths that ran in the browser, last {inWords(run.finishedAt)}.{' '}
      {!run.isCurrent && (
        <>
          <strong>Stale results:</strong> something of this flow has changed since. {command}
        </>
      )}
    </p>
  );
}
