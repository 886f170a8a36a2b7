import { defineModel } from '@lunchkortet/model-engine/model';
import { planPaths } from '@lunchkortet/model-engine/plan';
import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';

const save = Object.assign(
  fromPromise<void, { readonly text: string }>(() => Promise.reject(new Error('no server'))),
  { call: { name: 'save', effect: 'change' } as const },
);

/** Saves a text, and another one at once when it changes meanwhile. */
const note = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as { readonly type: 'text.changed'; readonly text: string },
    children: {} as { readonly save: 'save' },
  },
  actors: { save },
  actions: { setText: assign((_, { text }: { text: string }) => ({ text })) },
}).createMachine({
  id: 'note',
  context: { text: 'a' },
  initial: 'saving',
  states: {
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ text: context.text }),
        onDone: 'saved',
        onError: 'saved',
      },
      on: {
        'text.changed': {
          target: 'saving',
          reenter: true,
          actions: { type: 'setText', params: ({ event }) => event },
        },
      },
    },
    saved: {},
  },
});

const faultsWith = (text: string) =>
  planPaths(
    defineModel({
      machine: note,
      starts: { 'a note': { input: undefined } },
      events: { 'text.changed': { changed: { text } } },
      actors: { save: { done: { saved: undefined }, error: { 'no server': new Error('no server') } } },
      identity: () => null,
      invariants: {},
    }),
  ).faults;

test('a change with another input is not the same change', () => {
  expect(faultsWith('b')).toEqual([]);
});

test('a change is not sent again with the same input while it waits for its answer', () => {
  expect(faultsWith('a')).toContain(
    'in saving, text changed (changed): save is sent a second time while the first is in flight',
  );
});
