import { assign, fromPromise, setup } from 'xstate';
import type { LiveChannel } from './channel.ts';
import type { Leg, Way } from './legs.ts';
import { deviceOf } from './pages.ts';
import { type PortalEvent, portalMessages } from './portal-messages.ts';
import { detour, nextStep, observe, type Progress, type Source, startOf, take, whyStopped } from './progress.ts';
import type { CallEnd, LiveActor } from './protocol.ts';
import type { RouteStep } from './route.ts';
import type { SandboxControls } from './sandbox-controls.ts';

export interface DriverInput {
  readonly channel: LiveChannel;
  readonly sandbox: SandboxControls;
  readonly tab: string;
  /** At least one. */
  readonly way: Way;
}

/**
 * The machines that get the answers of their path instead of those of the sandbox: none at first, then that of the state, then
 * also those around it.
 */
type AnswersOfPath = 'none' | 'own' | 'all';

interface Context extends DriverInput {
  readonly answersOfPath: AnswersOfPath;
  readonly progress: Progress;
  readonly later: readonly Leg[];
  readonly actors: readonly LiveActor[];
  readonly heldCalls: readonly string[];
  /** The messages sent to the page, and how many of them it has handled. */
  readonly sent: number;
  readonly handled: number;
  /** The steps taken, in words. */
  readonly log: readonly string[];
  readonly reason: string | null;
}

type Event = PortalEvent | { readonly type: 'calls.release' };

interface ErrorParams {
  readonly error: unknown;
}
interface FailureParams {
  readonly sandbox: SandboxControls;
  readonly source: Source;
  readonly step: RouteStep | null;
}

/** The context at the beginning of the way. */
export function beginning(input: DriverInput, answersOfPath: AnswersOfPath): Context {
  const { channel, sandbox, tab, way } = input;
  const [first, ...later] = way.legs;
  return {
    channel,
    sandbox,
    tab,
    way,
    answersOfPath,
    progress: startOf(first),
    later,
    actors: [],
    heldCalls: [],
    sent: 0,
    handled: 0,
    log: [],
    reason: null,
  };
}

const heldMachines = (legs: readonly Leg[]): string[] => legs.map(({ machine }) => machine);

/** The progress with what the page shows now; null while it shows something else, or has not handled the last message. */
const observed = ({ progress, actors, handled, sent }: Context): Progress | null =>
  handled < sent ? null : observe(progress, actors);

/** The next step on the way, with what the page shows now; null while it is not known or there is none. */
export const stepOf = (context: Context): RouteStep | null => {
  const progress = observed(context);
  return progress && nextStep(progress);
};
const isAnswerTo = (step: RouteStep | null): step is RouteStep & { action: { kind: 'answer' } } =>
  step?.action.kind === 'answer';
/** Who answers the calls of the machine that the way is at. */
export const sourceOf = ({ answersOfPath, later }: Context): Source =>
  answersOfPath === 'all' || (answersOfPath === 'own' && later.length === 0) ? 'path' : 'sandbox';

/** How the call of a step ends in the tab of the portal; null if the sandbox answers, also with an error. */
function endOf(step: RouteStep | null, context: Context): CallEnd | null {
  if (!isAnswerTo(step)) return null;
  const source = sourceOf(context);
  const { failure, answer } = step.action;
  if (failure !== null) {
    const isForSandbox = failure.kind === 'rejected' || failure.kind === 'invalidResponse';
    return source === 'sandbox' && isForSandbox ? null : { kind: 'failure', failure };
  }
  return source === 'sandbox' || answer === null
    ? null
    : { kind: 'response', response: context.progress.leg.answers[answer] };
}

const hasAnswers = (legs: readonly Leg[]): boolean =>
  legs.some(({ routes }) => routes.some(({ steps }) => steps.some(isAnswerTo)));

/** The answers of the next try; null if it would be the same as the last. */
function nextAnswers({ answersOfPath, way }: Context): AnswersOfPath | null {
  if (answersOfPath === 'none' && hasAnswers(way.legs.slice(-1))) return 'own';
  return answersOfPath !== 'all' && hasAnswers(way.legs.slice(0, -1)) ? 'all' : null;
}

export const driverSetup = setup({
  types: { input: {} as DriverInput, context: {} as Context, events: {} as Event },
  actors: {
    portalMessages,
    prepare: fromPromise<string | null, Pick<DriverInput, 'sandbox' | 'way'>>(({ input: { sandbox, way } }) =>
      sandbox.prepare(way.persona, way.authenticationMethod),
    ),
    arrange: fromPromise<void, FailureParams>(async ({ input: { sandbox, source, step } }) => {
      if (step?.action.kind === 'idle') await sandbox.passTime(step.action.duration);
      if (step?.action.kind !== 'answer' || source === 'path') return;
      const { call, failure } = step.action;
      if (failure !== null) await sandbox.arrangeFailure(call, failure);
    }),
  },
  guards: {
    isOwnTab: ({ context }, { tab }: { tab: string }) => tab === context.tab,
    hasDetour: ({ context: { progress, actors } }) => detour(progress, actors) !== null,
    isExpected: ({ context }) => observed(context) !== null,
    hasArrived: ({ context }) => observed(context) !== null && stepOf(context) === null && context.later.length === 0,
    hasNextLeg: ({ context }) => observed(context) !== null && stepOf(context) === null,
    canSend: ({ context }) => stepOf(context)?.action.kind === 'send',
    isImpossible: ({ context }) => stepOf(context)?.action.kind === 'impossible',
    happensByItself: ({ context }) => stepOf(context)?.action.kind === 'wait',
    isHeld: ({ context }) => {
      const step = stepOf(context);
      return isAnswerTo(step) && context.heldCalls.includes(step.action.call);
    },
    hasOtherAnswers: ({ context }) => nextAnswers(context) !== null,
    isIdle: ({ context }) => stepOf(context)?.action.kind === 'idle',
  },
  delays: { pageLoad: 30_000, reaction: ({ context }) => (context.progress.actor === null ? 15_000 : 3000) },
  actions: {
    open: ({ context }, { token }: { token: string | null }) =>
      context.channel.send({
        kind: 'open',
        tab: context.tab,
        path: context.way.page,
        device: { ...deviceOf(context.way.legs.at(-1)?.machine ?? ''), ...(token !== null && { token }) },
        held: heldMachines(context.way.legs),
      }),
    follow: ({ context }) => context.channel.send({ kind: 'follow', tab: context.tab }),
    setUpdate: assign((_, { actors, heldCalls, handled }: Extract<PortalEvent, { type: 'portal.updated' }>) => ({
      actors,
      heldCalls,
      handled,
    })),
    sendEvent: ({ context }) => {
      const progress = observed(context);
      const action = stepOf(context)?.action;
      if (action?.kind === 'send' && progress?.actor)
        context.channel.send({ kind: 'send', tab: context.tab, actor: progress.actor, event: action.event });
    },
    releaseCall: ({ context }) => {
      const step = stepOf(context);
      if (!isAnswerTo(step)) return;
      const { channel, tab } = context;
      channel.send({ kind: 'release', tab, call: step.action.call, end: endOf(step, context) });
    },
    countMessage: assign({ sent: ({ context }) => context.sent + 1 }),
    takeStep: assign(({ context }) => {
      const progress = observed(context);
      const step = progress && nextStep(progress);
      return progress && step
        ? { progress: take(progress, step, sourceOf(context)), log: [...context.log, step.text] }
        : {};
    }),
    takeDetour: assign(({ context: { progress, actors } }) => ({ progress: detour(progress, actors) ?? progress })),
    startNextLeg: assign(({ context: { later, progress } }) => {
      const [next, ...rest] = later;
      return next ? { progress: startOf(next), later: rest } : { progress };
    }),
    holdRest: ({ context: { channel, tab, progress, later } }) =>
      channel.send({ kind: 'hold', tab, machines: heldMachines([progress.leg, ...later]) }),
    holdNothing: ({ context: { channel, tab } }) => channel.send({ kind: 'hold', tab, machines: [] }),
    releaseAll: ({ context: { channel, tab } }) => channel.send({ kind: 'release', tab, call: null, end: null }),
    useAnswersOfPath: assign(({ context }) => beginning(context, nextAnswers(context) ?? context.answersOfPath)),
    setReason: assign(({ context: { progress, actors } }) => ({ reason: whyStopped(progress, actors) })),
    setText: assign((_, { reason }: { reason: string }) => ({ reason })),
    setError: assign((_, { error }: ErrorParams) => ({ reason: `The sandbox did not answer: ${String(error)}` })),
  },
});
