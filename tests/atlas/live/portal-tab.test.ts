import { expect, test } from 'vitest';
import { type AnyActor, type AnyEventObject, assign, createActor, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { createHeldCalls } from '../../../atlas/live/portal-tab/held-calls.ts';
import { reportActors } from '../../../atlas/live/portal-tab/report.ts';
import type { LiveActor, LiveEvent } from '../../../atlas/live/protocol.ts';
import type { Backend } from '../../../contract/backend.ts';
import { defineCall } from '../../../contract/call.ts';
import { callActor } from '../../../machines/call-actor.ts';

const saveName = defineCall({
  name: 'saveName',
  method: 'POST',
  path: '/name',
  effect: 'change',
  summary: 'Saves a name.',
  response: z.object({ name: z.string() }),
  example: { response: { name: 'Anna' } },
});

const form = setup({
  types: { context: {} as { backend: Backend }, input: {} as { backend: Backend } },
  actors: { saveName: callActor(saveName) },
}).createMachine({
  id: 'form',
  context: ({ input }) => input,
  initial: 'editing',
  states: {
    editing: { on: { 'form.submitted': 'saving' } },
    saving: {
      invoke: {
        id: 'saveName',
        src: 'saveName',
        input: ({ context }) => ({ backend: context.backend, request: {} }),
        onDone: 'saved',
        onError: 'failed',
      },
    },
    saved: {},
    failed: {},
  },
});

const page = setup({
  types: { context: {} as { backend: Backend }, input: {} as { backend: Backend } },
  actors: { form, load: fromPromise(async () => undefined) },
  actions: { rename: assign({}) },
}).createMachine({
  id: 'page',
  context: ({ input }) => input,
  invoke: { id: 'form', src: 'form', input: ({ context }) => context },
  on: { 'name.changed': { actions: 'rename' } },
});

const reply: Backend = async (call) => call.example.response as never;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function start(held: readonly string[]) {
  const calls = createHeldCalls(held, () => undefined);
  let root: AnyActor | undefined;
  const backend = calls.wrap(reply, () => root as AnyActor);
  const actor = createActor(page, { input: { backend } });
  root = actor as AnyActor;
  actor.start();
  const actors: LiveActor[][] = [];
  const events: LiveEvent[] = [];
  reportActors(root, (update) => {
    actors.push([...update.actors]);
    events.push(...update.events);
  });
  const child = actor.getSnapshot().children.form as AnyActor;
  return { actor, child, calls, events, current: () => actors.at(-1) ?? [] };
}

test('the first report lists every machine with its states and its owner', async () => {
  const { actor, child, current } = start([]);
  await nextTask();
  expect(current()).toEqual([
    { id: actor.sessionId, parent: null, machine: 'page', leaves: ['page'] },
    { id: child.sessionId, parent: actor.sessionId, machine: 'form', leaves: ['form.editing'] },
  ]);
});

test('an event is reported with its transition and the kinds of its values, not the values', async () => {
  const { child, events, current } = start([]);
  await nextTask();
  const event: AnyEventObject = { type: 'form.submitted', name: 'Anna Andersson' };
  child.send(event);
  await nextTask();
  expect(events[0]).toEqual({
    number: 1,
    machine: 'form',
    type: 'form.submitted',
    from: null,
    payload: { name: 'text' },
    transitions: ['form.editing · form.submitted · 0'],
  });
  expect(events.map(({ type }) => type)).toEqual(['form.submitted', 'saveName done']);
  expect(JSON.stringify(events)).not.toContain('Anna');
  expect(current()).toMatchObject([{}, { leaves: ['form.saved'] }]);
});

test('an ignored event has no transition', async () => {
  const { child, events } = start([]);
  child.send({ type: 'form.closed' });
  await nextTask();
  expect(events).toMatchObject([{ type: 'form.closed', transitions: [] }]);
});

test('a held call keeps its machine waiting until it is released', async () => {
  const { child, calls, current } = start(['form']);
  child.send({ type: 'form.submitted' });
  await nextTask();
  expect(calls.names()).toEqual(['saveName']);
  expect(current()).toMatchObject([{}, { leaves: ['form.saving'] }]);

  calls.release('saveName', null);
  await nextTask();
  expect(calls.names()).toEqual([]);
  expect(current()).toMatchObject([{}, { leaves: ['form.saved'] }]);
});

test('a held call can fail without an answer', async () => {
  const { child, calls, current } = start(['form']);
  child.send({ type: 'form.submitted' });
  calls.release(null, { kind: 'failure', failure: { kind: 'timeout' } });
  await nextTask();
  expect(current()).toMatchObject([{}, { leaves: ['form.failed'] }]);
});

test('a held call can get an answer that the backend has not given', async () => {
  const { child, calls, current } = start(['form']);
  child.send({ type: 'form.submitted' });
  calls.release('saveName', { kind: 'response', response: undefined });
  await nextTask();
  expect(current()).toMatchObject([{}, { leaves: ['form.saved'] }]);
});

test('calls of other machines are not held', async () => {
  const { child, calls, current } = start(['page']);
  child.send({ type: 'form.submitted' });
  await nextTask();
  expect(calls.names()).toEqual([]);
  expect(current()).toMatchObject([{}, { leaves: ['form.saved'] }]);
});
