import type { RunSummary } from '../data/overview.ts';

/** Which browser run the results are from; a stale run is marked. */
export function RunNotice({ run }: { readonly run: RunSummary | null }) {
  if (run === null) return <p className="run stale">No browser run recorded: start npm run model</p>;
  const time = new Date(run.finishedAt).toLocaleString('sv-SE');
  return (
    <p className={run.isStale ? 'run stale' : 'run'}>
      {run.isStale && <strong>Stale results. </strong>}
      Browser run of {time}, commit {run.commit.slice(0, 7)}
    </p>
  );
}
