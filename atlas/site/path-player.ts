import { assign, setup } from 'xstate';

interface Context {
  /** The number of steps, at least 1. */
  readonly length: number;
  /** Index of the step that is shown. */
  readonly step: number;
  /** Index of the step at which playing stops: the last one, or the one that failed. */
  readonly end: number;
}

type Event =
  | { readonly type: 'path.play' }
  | { readonly type: 'path.pause' }
  | { readonly type: 'step.next' }
  | { readonly type: 'step.previous' }
  | { readonly type: 'step.select'; readonly step: number };

const within = (step: number, { length }: Context): number => Math.min(length - 1, Math.max(0, step));

/** Plays a path step by step. A failed path stops at the step that failed; the steps after it can be selected. */
export const pathPlayer = setup({
  types: {
    /** `step` is the one to begin with; by default the one that failed, or the first. */
    input: {} as { readonly length: number; readonly failedStep: number | null; readonly step?: number | null },
    context: {} as Context,
    events: {} as Event,
  },
  delays: { stepTime: 1200 },
  guards: {
    isAtEnd: ({ context: { step, end, length } }) => step === end || step === length - 1,
  },
  actions: {
    goForward: assign(({ context }) => ({ step: within(context.step + 1, context) })),
    goBack: assign(({ context }) => ({ step: within(context.step - 1, context) })),
    goToStart: assign({ step: 0 }),
    goTo: assign(({ context }, { step }: { step: number }) => ({ step: within(step, context) })),
  },
}).createMachine({
  id: 'path-player',
  context: ({ input: { length, failedStep, step } }) => ({
    length,
    step: Math.min(length - 1, Math.max(0, step ?? failedStep ?? 0)),
    end: failedStep ?? length - 1,
  }),
  initial: 'paused',
  on: {
    'step.next': { target: '.paused', actions: 'goForward' },
    'step.previous': { target: '.paused', actions: 'goBack' },
    'step.select': { target: '.paused', actions: { type: 'goTo', params: ({ event }) => ({ step: event.step }) } },
  },
  states: {
    paused: {
      on: {
        'path.play': [{ guard: 'isAtEnd', target: 'playing', actions: 'goToStart' }, { target: 'playing' }],
      },
    },
    playing: {
      on: { 'path.pause': 'paused' },
      after: {
        stepTime: [
          { guard: 'isAtEnd', target: 'paused' },
          { target: 'playing', reenter: true, actions: 'goForward' },
        ],
      },
    },
  },
});
