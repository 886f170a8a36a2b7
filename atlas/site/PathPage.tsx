import { useMachine } from '@xstate/react';
import type { Flow, FlowPath } from '../data/flow.ts';
import { DiagramView } from './DiagramView.tsx';
import { shortId } from './links.ts';
import { RESULTS } from './PathList.tsx';
import { Pictures } from './Pictures.tsx';
import { pathPlayer } from './path-player.ts';

interface Props {
  readonly flow: Flow;
  readonly path: FlowPath;
  /** Counts from 1. */
  readonly number: number;
}

const NONE: ReadonlySet<string> = new Set();

const sameLeaves = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join();

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

/** Plays a test path on the diagram, with the pictures of each step. */
export function PathPage({ flow, path, number }: Props) {
  const [{ context, value }, send] = useMachine(pathPlayer, {
    input: { length: path.steps.length, failedStep: path.failedStep },
  });
  const step = path.steps[context.step];
  const leaves = step?.leaves ?? [];
  const marks = { states: new Set(leaves), transitions: new Set(step?.transitions), live: NONE };
  const isPlaying = value === 'playing';
  return (
    <div className="columns">
      <DiagramView flow={flow} marks={marks} />
      <aside className="panel">
        <p className="kind">
          Path {number} of {flow.paths.length}, {RESULTS[path.result]}
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
        <ol className="steps">
          {path.steps.map(({ index, text, leaves: after }) => (
            <li key={index} aria-current={index === context.step ? 'step' : undefined}>
              <button type="button" className="plain" onClick={() => send({ type: 'step.select', step: index })}>
                {text} → {after.map(shortId).join(' + ')}
              </button>
            </li>
          ))}
        </ol>
        <Pictures pictures={flow.pictures.filter((picture) => sameLeaves(picture.leaves, leaves))} />
      </aside>
    </div>
  );
}
