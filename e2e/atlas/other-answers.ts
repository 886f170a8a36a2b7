import { leavesOf } from '@lunchkortet/model-engine/definition';
import type { Replies } from '@lunchkortet/model-engine/model';
import type { Move } from '@lunchkortet/model-engine/move';
import { createSimulator } from '@lunchkortet/model-engine/simulator';
import type { CallFailure } from '../../contract/backend.ts';
import type { Call } from '../../contract/call.ts';
import { ADMINISTRATIVE, AUTH_ERRORS } from '../../contract/rejections.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { FAILURES } from '../../machines/bankid/hints.ts';
import type { MessageId } from '../../machines/message.ts';
import type { AnyModel } from '../../machines/model.ts';
import { backendCallOf } from '../../machines/model-adapter/portal-adapter.ts';
import { expectedFromContext, leafName } from '../model/context-texts.ts';
import type { AnyFlow } from '../model/flow.ts';
import { flows } from '../model/flows.ts';
import { answer, fail } from '../model/network-stub.ts';
import { plannedPaths } from '../model/planned-paths.ts';
import { inEachLanguage } from '../model/shown-texts.ts';
import type { Sample, SamplePlace } from './sample.ts';

type Reply = Extract<Move, { readonly kind: 'done' | 'error' }>;

/** A step of a path in which a call is answered. `step` is the one before it. */
interface AnsweredCall extends SamplePlace {
  readonly move: Reply;
  readonly now: number;
  readonly call: Call;
}

/** An answer that no model has to have. */
interface OtherAnswer {
  readonly kind: Reply['kind'];
  readonly label: string;
  readonly fixture: unknown;
}

/** The steps in which calls are answered, the soonest first; of those with the same states before and the same actor, one. */
function answeredCalls(flow: AnyFlow): readonly AnsweredCall[] {
  const { machine } = flow.model;
  const found = new Map<string, AnsweredCall>();
  for (const path of plannedPaths(flow.model))
    for (const [index, { move, now }] of path.steps.entries()) {
      if (move.kind !== 'done' && move.kind !== 'error') continue;
      const call = backendCallOf(machine, move.actor);
      if (call === undefined) continue;
      const { leaves } = path.steps[index - 1] ?? path.initial;
      const key = JSON.stringify([leaves, move.actor]);
      const known = found.get(key);
      if (known === undefined || index <= known.step) found.set(key, { flow, path, step: index - 1, move, now, call });
    }
  return [...found.values()].toSorted((a, b) => a.step - b.step);
}

/** The model of a flow, with one more answer to a call. */
function modelWith({ model }: AnyFlow, actor: string, { kind, label, fixture }: OtherAnswer): AnyModel {
  const replies = model.actors[actor] as Replies<unknown, unknown>;
  const more = { ...replies, [kind]: { ...replies[kind], [label]: fixture } };
  return { ...model, actors: { ...model.actors, [actor]: more } };
}

/** What the page must say in English after an answer, as far as the machine decides it. */
function textsAfter({ flow, path, step, move, now }: AnsweredCall, other: OtherAnswer): readonly string[] {
  const model = modelWith(flow, move.actor, other);
  const start = model.starts[path.start];
  if (start === undefined) return [];
  const simulator = createSimulator(model, start);
  let { state } = simulator.start();
  for (const before of path.steps.slice(0, step + 1)) ({ state } = simulator.apply(state, before.move, before.now));
  const { state: after, faults } = simulator.apply(state, { ...move, kind: other.kind, label: other.label }, now);
  const { value, context } = after.snapshot;
  const leaves = leavesOf(after.snapshot).map(({ id }) => id);
  if (faults.length > 0 || leaves.some((leaf) => flow.silent?.[leafName(flow, leaf)])) return [];
  const { ports: _, ...values } = context;
  const { texts } = expectedFromContext(flow, JSON.parse(JSON.stringify(values)), { leaves, value }, now);
  return inEachLanguage(texts).en;
}

const rejection = (status: number, detail: string): OtherAnswer => {
  const fixture: CallFailure = { kind: 'rejected', status, detail };
  return { kind: 'error', label: `${status}, ${detail}`, fixture };
};

/** The answer that makes a call say a text; null if it cannot. */
type AnswerOf = (answered: AnsweredCall) => OtherAnswer | null;

/** The texts of the contract with which calls are rejected (§8): those of the call, of every call, and others. */
const rejectionWith =
  (detail: string): AnswerOf =>
  ({ call: { rejections, auth } }) => {
    const status = rejections[detail];
    if (status !== undefined) return rejection(status, detail);
    const forEvery = (AUTH_ERRORS as Readonly<Record<string, number>>)[detail];
    // After a 401 the session has ended, and nothing of the page is left.
    if (forEvery !== undefined) return auth === 'none' || forEvery === 401 ? null : rejection(forEvery, detail);
    return ADMINISTRATIVE.some((text) => text === detail) ? rejection(400, detail) : null;
  };

/** A BankID order that has failed, with the hint why. */
const failedOrder =
  (hintCode: string): AnswerOf =>
  ({ flow, move: { actor } }) => {
    const { done } = flow.model.actors[actor] as Replies<{ readonly status?: unknown } | undefined, unknown>;
    const failed = Object.values(done).find((output) => /^failed$/i.test(String(output?.status)));
    return failed ? { kind: 'done', label: `failed, ${hintCode}`, fixture: { ...failed, hintCode } } : null;
  };

/** The texts that an answer of the server decides, each with the answer. */
const wanted: readonly (readonly [MessageId, AnswerOf])[] = [
  ...(Object.keys(en) as MessageId[])
    .filter((id) => id.startsWith('detail.'))
    .map((id) => [id, rejectionWith(id.slice('detail.'.length))] as const),
  ...[...FAILURES].map(([hint, id]) => [id, failedOrder(hint)] as const),
  ['bankid.failed.notScanned', failedOrder('startFailed')],
];

function sampleOf(answered: AnsweredCall, { kind, label, fixture }: OtherAnswer, text: MessageId): Sample {
  const { flow, path, step, call, move } = answered;
  return {
    flow,
    path,
    step,
    instead: `${move.id} ${kind === 'done' ? 'answers' : 'fails'} (${label})`,
    texts: [text],
    act: async (harness) => {
      const route = await harness.withTimeout(harness.network.take(call.name), `a request by ${move.actor}`);
      return kind === 'done' ? answer(route, call, fixture) : fail(route, fixture as CallFailure);
    },
  };
}

/** For each text that an answer of the server decides, the soonest answer after which a machine says it. */
export function otherAnswers(): readonly Sample[] {
  const answered = flows.flatMap(answeredCalls).toSorted((a, b) => a.step - b.step);
  return wanted.flatMap(([text, answerOf]) => {
    for (const place of answered) {
      const other = answerOf(place);
      if (other && textsAfter(place, other).includes(en[text])) return sampleOf(place, other, text);
    }
    return [];
  });
}
