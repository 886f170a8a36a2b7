import { beforeEach, expect, test } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { driver } from '../../../atlas/live/driver.ts';
import type { Way } from '../../../atlas/live/legs.ts';
import type { Action, Route } from '../../../atlas/live/route.ts';
import type { SandboxControls } from '../../../atlas/live/sandbox-controls.ts';
import type { CallFailure } from '../../../contract/backend.ts';
import { actorIn, fakeChannel, update } from './fake-channel.ts';

const step = (text: string, action: Action, state: string) => ({ text, action, leaves: [`form.${state}`] });
const press = (type: string, state: string) => step(type, { kind: 'send', event: { type } }, state);
const answer = (state: string, failure: CallFailure | null = null) =>
  step(
    failure ? `save fails (${failure.kind})` : 'save answers',
    { kind: 'answer', call: 'save', failure, answer: failure ? null : `save: ${state}` },
    state,
  );
const routeFrom = (state: string, ...steps: Route['steps']): Route => ({ leaves: [`form.${state}`], steps });
const wayOf = (...routes: Route[]): Way => ({
  page: '/form',
  persona: 'anna',
  legs: [{ machine: 'form', state: 'form.target', routes, answers: { 'save: target': 'done' } }],
  start: null,
  effort: 1,
});

const UNREACHABLE = { kind: 'unreachable' } as const;
const UNREACHABLE_END = { kind: 'failure', failure: UNREACHABLE };
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

let controls: string[];
const sandbox: SandboxControls = {
  prepare: async (persona) => {
    controls.push(`prepare ${persona}`);
    return `token of ${persona}`;
  },
  arrangeFailure: async (call, { kind }) => void controls.push(`${call} ${kind}`),
  passTime: async (duration) => void controls.push(`pass ${duration}`),
};

beforeEach(() => {
  controls = [];
});

/** Starts the driver, and answers as a page that has just started. */
async function drive(way: Way) {
  const { channel, sent, receive } = fakeChannel();
  const clock = new SimulatedClock();
  const actor = createActor(driver, { clock, input: { channel, sandbox, tab: 'first', way } });
  actor.start();
  await nextTask();
  receive({ kind: 'hello', tab: 'first' });
  const restart = async () => {
    await nextTask();
    sent.splice(0);
    receive({ kind: 'hello', tab: 'first' });
  };
  let handled = 0;
  /** Shows a state, after the page has handled the last message. */
  const show = async (state: string, heldCalls: readonly string[] = []) => {
    handled = sent.filter(({ kind }) => kind !== 'follow' && kind !== 'open').length;
    receive(update([actorIn('form', state)], { heldCalls, handled }));
    await nextTask();
  };
  const showNothing = async () => {
    receive(update([], { handled: handled + 1 }));
    await nextTask();
  };
  const events = () => sent.flatMap((message): AnyEventObject[] => (message.kind === 'send' ? [message.event] : []));
  return { sent, show, showNothing, restart, events, clock, now: () => actor.getSnapshot(), send: actor.send };
}

test('opens the page with the token of the persona, and holds the calls of the machine', async () => {
  const { sent } = await drive(wayOf(routeFrom('target')));
  expect(controls).toEqual(['prepare anna']);
  expect(sent[0]).toEqual({
    kind: 'open',
    tab: 'first',
    path: '/form',
    device: { consent: 'decline', token: 'token of anna' },
    held: ['form'],
  });
});

test('sends the events of the path, each when the page is where the path expects it', async () => {
  const { show, events, now } = await drive(
    wayOf(routeFrom('editing', press('form.changed', 'changed'), press('form.closed', 'target'))),
  );
  await show('editing');
  expect(events()).toEqual([{ type: 'form.changed' }]);
  await show('changed');
  expect(events()).toHaveLength(2);
  await show('target');
  expect(now().value).toBe('arrived');
  expect(now().context.log).toEqual(['form.changed', 'form.closed']);
});

test('lets a call go on when the path answers it; a failure is arranged before', async () => {
  const { sent, show, now } = await drive(wayOf(routeFrom('saving', answer('target', UNREACHABLE))));
  await show('saving');
  expect(controls).toEqual(['prepare anna']);
  await show('saving', ['save']);
  expect(controls).toEqual(['prepare anna', 'save unreachable']);
  expect(sent.at(-1)).toEqual({ kind: 'release', tab: 'first', call: 'save', end: UNREACHABLE_END });
  await show('target');
  expect(now().value).toBe('arrived');
});

test('leaves the routes that the answer of the sandbox rules out', async () => {
  const { show, events, now } = await drive(
    wayOf(
      routeFrom('saving', answer('full'), press('form.empty', 'target')),
      routeFrom('saving', answer('empty'), press('form.fill', 'target')),
    ),
  );
  await show('saving', ['save']);
  await show('empty');
  expect(events()).toEqual([{ type: 'form.fill' }]);
  await show('target');
  expect(now().value).toBe('arrived');
});

test('begins again with the answers of the path when those of the sandbox lead elsewhere', async () => {
  const { sent, show, restart, clock, now } = await drive(wayOf(routeFrom('saving', answer('target'))));
  await show('saving', ['save']);
  expect(sent.at(-1)).toEqual({ kind: 'release', tab: 'first', call: 'save', end: null });
  await show('rejected');
  clock.increment(15_000);
  await restart();
  await show('saving', ['save']);
  expect(sent.at(-1)).toMatchObject({ call: 'save', end: { kind: 'response', response: 'done' } });
  await show('target');
  expect(now().value).toBe('arrived');
  expect(now().context).toMatchObject({ answersOfPath: 'own', log: ['save answers'] });
  expect(controls).toEqual(['prepare anna', 'prepare anna']);
});

test('gives the machine of the state the answers of its path first, then also the machines around it', async () => {
  const [own] = wayOf(routeFrom('open', answer('target'))).legs;
  const outer = { ...own, state: 'form.open', routes: [routeFrom('loading', answer('open'))] };
  const way: Way = { ...wayOf(), legs: [{ ...outer, answers: { 'save: open': 'around' } }, own] };
  const { sent, show, restart, clock, now } = await drive(way);
  const ends: unknown[][] = [];
  for (const _ of ['none', 'own', 'all']) {
    await show('loading', ['save']);
    await show('open');
    await show('open', ['save']);
    ends.push(sent.flatMap((message) => (message.kind === 'release' ? [message.end] : [])));
    await show('rejected');
    clock.increment(15_000);
    await restart();
  }
  const response = (value: string) => ({ kind: 'response', response: value });
  expect(ends).toEqual([
    [null, null],
    [null, response('done')],
    [response('around'), response('done')],
  ]);
  expect(now().value).toBe('stopped');
});

test('stops when the portal goes another way twice, and says where and why', async () => {
  const { show, restart, clock, now } = await drive(wayOf(routeFrom('saving', answer('target'))));
  await show('saving', ['save']);
  await show('rejected');
  clock.increment(15_000);
  await restart();
  await show('saving', ['save']);
  await show('rejected');
  clock.increment(15_000);
  expect(now().value).toBe('stopped');
  expect(now().context.reason).toBe(
    'After “save answers”, form is in rejected instead of target: the portal has other data than the path.',
  );
});

test('goes on from another state if a route leads on from there, but not by the step that led to it', async () => {
  const { show, events, clock, now } = await drive(
    wayOf(
      routeFrom('saving', answer('saved'), press('form.reopen', 'target')),
      routeFrom('rejected', press('form.back', 'saving'), answer('target')),
      routeFrom('rejected', press('form.retry', 'retried'), press('form.reopen', 'target')),
    ),
  );
  await show('saving', ['save']);
  await show('rejected');
  clock.increment(3000);
  expect(events()).toEqual([{ type: 'form.retry' }]);
  await show('retried');
  await show('target');
  expect(now().value).toBe('arrived');
  expect(now().context.log).toEqual(['save answers', 'form.retry', 'form.reopen']);
});

test('stops when the page does not run the machine', async () => {
  const { clock, now } = await drive(wayOf(routeFrom('target')));
  clock.increment(15_000);
  expect(now().context.reason).toBe('At the start, no form is running on this page.');
});

test('says that a state is left at once, when its machine ends there', async () => {
  const { show, showNothing, clock, now } = await drive(wayOf(routeFrom('editing', press('form.closed', 'target'))));
  await show('editing');
  await showNothing();
  clock.increment(15_000);
  expect(now().context.reason).toBe('After “form.closed”, form has ended: the portal leaves this state at once.');
});

test('a state that waits for a call is kept until the user lets the call go on', async () => {
  const { sent, show, now, send } = await drive(wayOf(routeFrom('target')));
  await show('target', ['save']);
  expect(now().value).toBe('arrived');
  expect(sent.filter(({ kind }) => kind === 'release')).toEqual([]);
  send({ type: 'calls.release' });
  expect(sent.at(-1)).toEqual({ kind: 'release', tab: 'first', call: null, end: null });
});
