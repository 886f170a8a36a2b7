import { createEnvironment } from '@lunchkortet/model-engine/environment';
import { fixtureOf, type Move } from '@lunchkortet/model-engine/move';
import type { Checkpoint, Path } from '@lunchkortet/model-engine/path';
import { describeMove } from '@lunchkortet/model-engine/path-title';
import { expect } from '@playwright/test';
import type { CallFailure } from '../../contract/backend.ts';
import type { Start } from '../../machines/model.ts';
import { backendCallOf, inputFor } from '../../machines/model-adapter/portal-adapter.ts';
import type { StartOptions } from '../harness/harness-api.ts';
import { expectedFromContext, hasNavigatedAway, leafName, type MetCondition } from './context-texts.ts';
import { type AnyFlow, TRANSIENT } from './flow.ts';
import type { HarnessPage } from './harness-page.ts';
import { answer, fail } from './network-stub.ts';
import { expectControls, expectedControls, expectSoon, isControl } from './offered-controls.ts';
import { type EventMove, expectEvent, expectRequests } from './sent-values.ts';
import { expectSilence, expectTexts, inEachLanguage } from './shown-texts.ts';
import { expectAssertion } from './state-assertion.ts';

/** The name of an actor's requests in the network stub: the name of its call, if it makes one. */
const requestName = ({ model }: AnyFlow, actor: string): string => backendCallOf(model.machine, actor)?.name ?? actor;

const hasReplies = ({ model }: AnyFlow, actor: string): boolean => typeof model.actors[actor] === 'object';

/** The names of the requests to which the path provides the replies. */
const controlledRequests = (flow: AnyFlow): ReadonlySet<string> =>
  new Set(
    Object.keys(flow.model.actors)
      .filter((actor) => hasReplies(flow, actor))
      .map((actor) => requestName(flow, actor)),
  );

const USER_KEY = 'user';

/** The state of the entry with which a path starts. */
function entryStateOf({ pageState: page = null, entryUser }: Start<unknown>) {
  const userKey = entryUser ?? (page === null ? null : USER_KEY);
  return userKey === null ? null : { userKey, page };
}

async function startPortal(harness: HarnessPage, flow: AnyFlow, startName: string): Promise<void> {
  const start: Start<unknown> | undefined = flow.model.starts[startName];
  if (start === undefined) throw new Error(`${flow.model.machine.id} has no start '${startName}'`);
  const input = inputFor(createEnvironment(flow.model, start));
  await harness.stop();
  const { path, offeredToken = null, token, settings = {} } = flow.entryPoint(input);
  const extra = flow.backgroundFor?.(input) ?? [];
  const background = flow.background === 'unanswered' ? flow.background : [...flow.background, ...extra];
  harness.network.reset({
    controlled: controlledRequests(flow),
    background,
    answerFirst: flow.answerFirstInBackground,
    hasToken: flow.acceptedEvents === undefined,
  });
  const options: StartOptions = {
    machine: flow.model.machine.id,
    device: { ...(token && { token }), ...(start.pageState !== undefined && { userKey: USER_KEY }), ...start.device },
    platform: start.platform ?? 'desktop',
    path,
    entryState: entryStateOf(start),
    offeredToken,
    settings,
    acceptedEvents: flow.acceptedEvents ?? null,
    pathEvents: flow.pathEvents ?? [],
    gestureEvents: flow.gestureEvents ?? [],
    blockedEvents: flow.blockedEvents ?? {},
  };
  await harness.start(options, start.time);
  await flow.prepare?.(harness, input);
}

async function performGesture(harness: HarnessPage, flow: AnyFlow, move: EventMove) {
  const gesture = flow.gestures[move.type];
  if (gesture === undefined) throw new Error(`there is no gesture for ${move.type}`);
  if (!isControl(gesture)) {
    await gesture(harness, move.label);
  } else if ((await harness.callHarness('can', [move])).includes(true)) {
    const control = gesture.at(harness.page, move.label);
    await (gesture.act ? gesture.act(control, move.label, harness) : control.click());
  }
}

/** Performs a move of a path in the page. Timers need no action: they fire when the clock advances. */
async function perform(harness: HarnessPage, flow: AnyFlow, move: Move): Promise<void> {
  switch (move.kind) {
    case 'event': {
      const isGestureEvent = flow.gestureEvents?.includes(move.type);
      if (isGestureEvent) await harness.callHarness('beginGesture', move.type, move.label);
      await performGesture(harness, flow, move);
      if (isGestureEvent) await harness.callHarness('endGesture');
      return;
    }
    case 'done':
    case 'error': {
      const route = await harness.withTimeout(
        harness.network.take(requestName(flow, move.actor)),
        `a request by ${move.actor}`,
      );
      const fixture = fixtureOf(flow.model, move);
      const call = backendCallOf(flow.model.machine, move.actor);
      if (move.kind === 'done') return call ? answer(route, call, fixture) : harness.network.serve(route);
      return call ? fail(route, fixture as CallFailure) : route.abort('failed');
    }
  }
}

/** Checks the transitions, the state and the pending calls. Returns the transitions. */
async function expectCheckpoint(
  harness: HarnessPage,
  flow: AnyFlow,
  expected: Checkpoint,
  isStopped: boolean,
  move?: Move,
): Promise<readonly string[]> {
  const { value, transitions } = expected;
  const reached = harness.callHarness('waitForState', value, transitions.length);
  const state = await harness
    .withTimeout(reached, 'the expected state')
    .catch(() => harness.callHarness('currentState'));
  expect(state.transitions.join('\n'), 'transitions').toBe(transitions.join('\n'));
  expect(state.value, 'state').toEqual(value);
  if (move?.kind === 'event' && isControl(flow.gestures[move.type]) && transitions.length > 0)
    expectEvent(flow, move, state.events);
  // A stopped machine waits for nothing, but a request that it sent on exit may still be pending.
  if (isStopped || hasNavigatedAway(flow, expected)) return state.transitions;
  const isChecked = (name: string) => flow.callsOfOthers?.includes(name) !== true;
  const pending = expected.waiting.filter((actor) => hasReplies(flow, actor)).map((actor) => requestName(flow, actor));
  await expectSoon(
    harness,
    async () => harness.network.pending().filter(isChecked).toSorted(),
    pending.filter(isChecked).toSorted(),
    'pending requests',
  );
  expectRequests(harness.network, flow, expected, isChecked);
  return state.transitions;
}

async function expectAssertions({ page, timeout }: HarnessPage, flow: AnyFlow, { leaves }: Checkpoint): Promise<void> {
  await Promise.all(
    leaves.map(async (leaf) => {
      const assertion = flow.assertions[leafName(flow, leaf)];
      const message = `the assertion of ${leaf}`;
      if (assertion === undefined || assertion === TRANSIENT) throw new Error(`${leaf} has no assertion`);
      await expectAssertion(page, assertion, message, timeout);
    }),
  );
}

const expectConditions = ({ page, timeout }: HarnessPage, conditions: readonly MetCondition[]) =>
  Promise.all(
    conditions.map(({ isMet, shown, otherwise, in: leaves }) =>
      expectAssertion(page, isMet ? shown : otherwise, `the condition in ${leaves} (${isMet})`, timeout),
    ),
  );

/** Called after each checkpoint that the page has met, with its index in `path.steps`; -1 for the start. */
export type OnCheckpoint = (step: number) => void | Promise<void>;

/** Runs a path in the real portal. Returns the ids of the transitions that were taken. */
export async function runPathInBrowser(
  harness: HarnessPage,
  flow: AnyFlow,
  path: Path,
  onCheckpoint: OnCheckpoint = () => undefined,
): Promise<ReadonlySet<string>> {
  const covered = new Set<string>();
  const check = async (expected: Checkpoint, move?: Move) => {
    const isStopped = move?.kind === 'event' && flow.model.stopEvents?.includes(move.type) === true;
    for (const id of await expectCheckpoint(harness, flow, expected, isStopped, move)) covered.add(id);
    // The screen of a stopped machine is gone.
    if (!isStopped) {
      const controls = await expectedControls(harness, flow);
      const context = await harness.callHarness('currentContext');
      const { texts: shown, conditions } = expectedFromContext(flow, context, expected, harness.now);
      const texts = inEachLanguage(shown);
      const met = conditions.map(({ isMet }) => isMet);
      const expectation = [expected.leaves, controls.map(({ canTake }) => canTake), texts, met];
      await harness.passedChecks.once(flow, expectation, async () => {
        await expectControls(harness, controls);
        await expectAssertions(harness, flow, expected);
        await expectConditions(harness, conditions);
        const silent = expected.leaves.find((leaf) => flow.silent?.[leafName(flow, leaf)]);
        await (silent ? expectSilence(harness, texts, silent) : expectTexts(harness, texts));
      });
    }
    expect([...harness.network.faults, ...harness.consoleErrors]).toEqual([]);
  };
  await startPortal(harness, flow, path.start);
  await check(path.initial);
  await onCheckpoint(-1);
  for (const [index, step] of path.steps.entries()) {
    await harness.advanceTimeTo(step.now);
    await perform(harness, flow, step.move);
    await check(step, step.move).catch((error: unknown) => {
      throw new Error(`after "${describeMove(step.move)}": ${String(error)}`, { cause: error });
    });
    await onCheckpoint(index);
  }
  return covered;
}
