import { expect, type Locator } from '@playwright/test';
import type { CallFailure } from '../../contract/backend.ts';
import type { Start } from '../../machines/model.ts';
import { callOf, createEnvironment, inputFor } from '../../tests/model/environment.ts';
import { fixtureOf, type Move, NO_PAYLOAD } from '../../tests/model/move.ts';
import type { Checkpoint, Path } from '../../tests/model/path.ts';
import { describeMove } from '../../tests/model/path-title.ts';
import { type AnyFlow, type Control, TRANSIENT } from './flow.ts';
import type { HarnessPage } from './harness-page.ts';
import { answer, fail, serve } from './network-stub.ts';

/** How soon to look again, ms. */
const EAGER = [5, 10, 20, 50, 100];

const isHand = (gesture: unknown): gesture is Control => typeof gesture === 'object';

/** The actors whose answers the path gives. */
const answeringIn = ({ model }: AnyFlow): ReadonlySet<string> =>
  new Set(Object.keys(model.actors).filter((actor) => typeof model.actors[actor] === 'object'));

const labelsOf = ({ model }: AnyFlow, type: string): readonly string[] => {
  const cases = model.events[type];
  return typeof cases === 'object' ? Object.keys(cases) : [NO_PAYLOAD];
};

async function open(stage: HarnessPage, flow: AnyFlow, name: string): Promise<void> {
  const start: Start<unknown> | undefined = flow.model.starts[name];
  if (start === undefined) throw new Error(`${flow.model.machine.id} has no start '${name}'`);
  const input = inputFor(createEnvironment(flow.model.machine, start));
  const { path, offeredToken = null, token } = flow.entryPoint(input);
  const extra = flow.backgroundFor?.(input) ?? [];
  const background = flow.background === 'unanswered' ? flow.background : [...flow.background, ...extra];
  stage.border.reset(answeringIn(flow), background, flow.answerFirstInBackground);
  await stage.start({
    machine: flow.model.machine.id,
    device: { ...(token && { token }), ...start.device },
    platform: start.platform ?? 'desktop',
    path,
    offeredToken,
    acceptedEvents: flow.acceptedEvents ?? null,
  });
  await flow.prepare?.(stage, input);
}

/** Lets a move of a path happen in the page. */
async function make(stage: HarnessPage, flow: AnyFlow, move: Move): Promise<void> {
  switch (move.kind) {
    case 'event': {
      const gesture = flow.gestures[move.type];
      if (gesture === undefined) throw new Error(`there is no gesture for ${move.type}`);
      if (!isHand(gesture)) {
        await gesture(stage, move.label);
      } else if (await stage.callHarness('can', move.type, move.label)) {
        const control = gesture.at(stage.page, move.label);
        await (gesture.act ? gesture.act(control, move.label) : control.click());
      }
      return;
    }
    case 'done':
    case 'error': {
      const route = await stage.soon(stage.border.take(move.actor), `a question by ${move.actor}`);
      const fixture = fixtureOf(flow.model, move);
      const call = callOf(flow.model.machine, move.actor);
      if (move.kind === 'done') return call ? answer(route, call, fixture) : serve(route);
      return call ? fail(route, fixture as CallFailure) : route.abort('failed');
    }
  }
}

/** A name of a leaf without that of its machine. */
const leafName = ({ model }: AnyFlow, leaf: string): string => leaf.slice(model.machine.id.length + 1);

const isGone = (flow: AnyFlow, { leaves }: Checkpoint): boolean =>
  leaves.some((leaf) => flow.navigatedAwayIn?.includes(leafName(flow, leaf)));

/** The machine stands where the path says, came there the same way, and asks the same questions. */
async function expectThere(
  stage: HarnessPage,
  flow: AnyFlow,
  stop: Checkpoint,
  isOver: boolean,
): Promise<readonly string[]> {
  const { value, transitions } = stop;
  const arrival = stage.callHarness('waitForState', value, transitions.length);
  const scene = await stage.soon(arrival, 'the expected state').catch(() => stage.callHarness('currentState'));
  expect(scene.transitions.join('\n'), 'transitions').toBe(transitions.join('\n'));
  expect(scene.value, 'state').toEqual(value);
  // What its owner has stopped waits for nothing; it may have sent something on the way out.
  if (isOver || isGone(flow, stop)) return scene.transitions;
  const questions = stop.waiting.filter((actor) => typeof flow.model.actors[actor] === 'object');
  await expect
    .poll(() => stage.border.waiting().toSorted(), {
      message: 'questions to the outside',
      intervals: EAGER,
      timeout: stage.patience,
    })
    .toEqual(questions.toSorted());
  return scene.transitions;
}

/** A control that goes away while it is looked at is none. */
const isOffered = async (control: Locator): Promise<boolean> =>
  (await control.isVisible()) && control.isEnabled({ timeout: 500 }).catch(() => false);

/** Each control is offered exactly when the machine can take its event. */
async function expectGestures(stage: HarnessPage, flow: AnyFlow): Promise<void> {
  const hands = Object.entries(flow.gestures).flatMap(([type, gesture]) =>
    isHand(gesture) ? labelsOf(flow, type).map((label) => ({ type, label, gesture })) : [],
  );
  await Promise.all(
    hands.map(async ({ type, label, gesture: { at, offered = isOffered } }) => {
      const can = await stage.callHarness('can', type, label);
      const message = `whether ${describeMove({ kind: 'event', type, label })} is offered`;
      await expect
        .poll(() => offered(at(stage.page, label), label), { message, intervals: EAGER, timeout: stage.patience })
        .toBe(can);
    }),
  );
}

async function expectSights(
  { page, patience: timeout }: HarnessPage,
  flow: AnyFlow,
  { leaves }: Checkpoint,
): Promise<void> {
  await Promise.all(
    leaves.map(async (leaf) => {
      const sight = flow.assertions[leafName(flow, leaf)];
      if (sight === undefined || sight === TRANSIENT) throw new Error(`${leaf} has no sight`);
      if (typeof sight === 'function') await expect(sight(page), `the sight of ${leaf}`).toBeVisible({ timeout });
      else await expect(sight.absent(page), `the sight of ${leaf}`).not.toBeVisible({ timeout });
    }),
  );
}

/** Walks a path in the real portal. Answers with the transitions that ran. */
export async function runPathInBrowser(stage: HarnessPage, flow: AnyFlow, path: Path): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const arrive = async (stop: Checkpoint, move?: Move) => {
    const isOver = move?.kind === 'event' && flow.model.stopEvents?.includes(move.type) === true;
    for (const id of await expectThere(stage, flow, stop, isOver)) seen.add(id);
    // Nor is it on any screen.
    if (!isOver) {
      await expectGestures(stage, flow);
      await expectSights(stage, flow, stop);
    }
    expect([...stage.border.faults, ...stage.noise]).toEqual([]);
  };
  await open(stage, flow, path.start);
  await arrive(path.initial);
  for (const step of path.steps) {
    await stage.passTimeTo(step.now);
    await make(stage, flow, step.move);
    await arrive(step, step.move).catch((error: unknown) => {
      throw new Error(`after "${describeMove(step.move)}": ${String(error)}`, { cause: error });
    });
  }
  return seen;
}
