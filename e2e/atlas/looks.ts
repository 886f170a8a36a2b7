import { createHash } from 'node:crypto';
import type { Checkpoint, Path } from '@lunchkortet/model-engine/path';
import { describeMove } from '@lunchkortet/model-engine/path-title';
import { createSimulator } from '@lunchkortet/model-engine/simulator';
import { expectedFromContext } from '../model/context-texts.ts';
import type { AnyFlow } from '../model/flow.ts';
import { inEachLanguage } from '../model/shown-texts.ts';

/** How long a toast can stay, ms: the answer that raised it can be seen until then. */
const LONGEST_TOAST = 12_000;

/** What a person sees after a step of a path, as far as the machine decides it. */
export interface Look {
  /** Names the content: equal for steps that look the same. */
  readonly id: string;
  /** The messages and values that the machine's context says, in each language. */
  readonly texts: ReturnType<typeof inEachLanguage>;
}

/** The contexts at the start and after each step, as the page has them: without ports, functions and actors. */
function contextsOf({ model }: AnyFlow, path: Path): readonly unknown[] {
  const start = model.starts[path.start];
  if (start === undefined) throw new Error(`${model.machine.id} has no start '${path.start}'`);
  const simulator = createSimulator(model, start);
  const plain = (context: Readonly<Record<string, unknown>>) => {
    const { ports: _, ...values } = context ?? {};
    return JSON.parse(JSON.stringify(values));
  };
  let { state } = simulator.start();
  const contexts = [plain(state.snapshot.context)];
  for (const { move, now } of path.steps) {
    ({ state } = simulator.apply(state, move, now));
    contexts.push(plain(state.snapshot.context));
  }
  return contexts;
}

/** The last answer of a path before each step whose toast can still be there; null if there is none. */
function answersOf({ steps }: Path): readonly (string | null)[] {
  let last: { readonly text: string; readonly now: number } | null = null;
  const answers = steps.map(({ move, now }) => {
    if (move.kind === 'done' || move.kind === 'error') last = { text: describeMove(move), now };
    return last !== null && now - last.now <= LONGEST_TOAST ? last.text : null;
  });
  return [null, ...answers];
}

/**
 * The looks of a path, the start first. They differ if the states, the messages, the shown values or the met conditions do,
 * or the last answer: its toast is not in the context of the machine.
 */
export function looksOf(flow: AnyFlow, path: Path): readonly Look[] {
  const checkpoints: readonly Checkpoint[] = [path.initial, ...path.steps];
  const [contexts, answers] = [contextsOf(flow, path), answersOf(path)];
  return checkpoints.map((checkpoint, index) => {
    const { texts, conditions } = expectedFromContext(flow, contexts[index], checkpoint, checkpoint.now);
    const shown = inEachLanguage(texts);
    const met = conditions.map(({ isMet }) => isMet);
    const content = JSON.stringify([checkpoint.leaves.toSorted(), shown, met, answers[index]]);
    return { id: createHash('sha256').update(content).digest('hex').slice(0, 12), texts: shown };
  });
}
