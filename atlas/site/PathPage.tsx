import { useMachine } from '@xstate/react';
import { type KeyboardEvent, useEffect } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import type { Flow, FlowPath } from '../data/flow.ts';
import { DiagramView } from './DiagramView.tsx';
import { useOverview } from './data.ts';
import { links, shortId } from './links.ts';
import { PageTitle } from './PageTitle.tsx';
import { RESULTS } from './PathList.tsx';
import { pathPlayer } from './path-player.ts';
import { StepPictures } from './StepPictures.tsx';

interface Props {
  readonly flow: Flow;
  readonly path: FlowPath;
  /** The step in the address, from 0; null if there is none. */
  readonly step: number | null;
}

const NONE: ReadonlySet<string> = new Set();

const KEYS = { ArrowRight: 'step.next', ArrowLeft: 'step.previous' } as const;

function Failure({ path }: { readonly path: FlowPath }) {
  if (path.error === null) return null;
  return (
    <div role="alert" className="failure">
      <strong>The path failed here.</strong>
      <pre>{path.error}</pre>
      {path.trace !== null && (
        <p>
          <a href={`./failures/${path.trace}`} download>
            Trace of the path
          </a>
          , for <code>npx playwright show-trace</code>
        </p>
      )}
      {path.picture !== null && <img src={`./failures/${path.picture}`} alt="The page when the path failed" />}
    </div>
  );
}

/** Plays a path. The step is in the address; a step that the address names is shown. */
function usePathPlayer({ flow, path, step }: Props) {
  const navigate = useNavigate();
  // Otherwise the player itself has changed the address.
  const isEntered = useNavigationType() === NavigationType.Pop;
  const [snapshot, send] = useMachine(pathPlayer, {
    input: { length: path.steps.length, failedStep: path.failedStep, step },
  });
  const { step: shown } = snapshot.context;
  useEffect(() => {
    navigate(links.path(flow.id, path.id, shown + 1), { replace: true });
  }, [navigate, flow.id, path.id, shown]);
  useEffect(() => {
    if (isEntered && step !== null) send({ type: 'step.select', step });
  }, [send, step, isEntered]);
  return [snapshot, send] as const;
}

/** Plays a test path on the diagram, with the pictures of each step. */
export function PathPage(props: Props) {
  const { flow, path } = props;
  const { run } = useOverview();
  const [{ context, value }, send] = usePathPlayer(props);
  const step = path.steps[context.step];
  const leaves = step?.leaves ?? [];
  const marks = { states: new Set(leaves), transitions: new Set(step?.transitions), live: NONE };
  const isPlaying = value === 'playing';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key in KEYS) send({ type: KEYS[event.key as keyof typeof KEYS] });
  };
  return (
    <div className="columns">
      <PageTitle parts={[`${path.steps[0]?.text}, step ${context.step + 1}`, flow.id]} />
      <DiagramView flow={flow} marks={marks} />
      <aside id="panel" className="panel" data-chosen onKeyDown={onKeyDown}>
        <p className="kind">
          Path {flow.paths.indexOf(path) + 1} of {flow.paths.length}
          {run !== null && `, ${RESULTS[path.result]}`}
        </p>
        <div className="player">
          <button type="button" onClick={() => send({ type: 'step.previous' })}>
            Back
          </button>
          <button type="button" onClick={() => send({ type: isPlaying ? 'path.pause' : 'path.play' })}>
            {isPlaying ? 'Pause' : 'Play'}
          </button>
          <button type="button" onClick={() => send({ type: 'step.next' })}>
            Next
          </button>
          <output>
            Step {context.step + 1} of {context.length}
          </output>
        </div>
        {context.step === path.failedStep && <Failure path={path} />}
        {run !== null && <StepPictures flow={flow} path={path} step={context.step} />}
        <ol className="steps">
          {path.steps.map(({ index, text, leaves: after }) => (
            <li key={index} aria-current={index === context.step ? 'step' : undefined}>
              <button type="button" className="plain" onClick={() => send({ type: 'step.select', step: index })}>
                {text} → {after.map(shortId).join(' + ')}
              </button>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}
