import { assign } from 'xstate';
import { callInput } from '../call-actor.ts';
import { calculatorSetup, conversionForm, wanted } from './currency-calculator.setup.ts';

const list = calculatorSetup.createStateConfig({
  description: 'The currencies to choose from.',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'currencies',
        src: 'currencies',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: 'known',
          actions: { type: 'keepCurrencies', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ part: 'list', error: event.error }) },
        },
      },
    },
    known: {},
    failed: { on: { 'currencies.retry': 'reading' } },
  },
});

const conversion = calculatorSetup.createStateConfig({
  description: 'What stands in the form, in kronor.',
  initial: 'incomplete',
  on: {
    'field.changed': {
      guard: { type: 'isPossible', params: ({ event }) => event },
      target: '.settling',
      actions: assign(conversionForm.changed),
      description: 'What was asked for the form as it was is given up, and its answer never seen.',
    },
    'field.blurred': { actions: assign(conversionForm.left) },
  },
  states: {
    incomplete: { on: { 'form.submitted': { actions: assign(conversionForm.revealed) } } },
    settling: {
      description: 'Somebody is typing.',
      after: {
        pause: [
          { guard: 'isComplete', target: 'asking' },
          { target: 'incomplete', actions: 'judgeChanged' },
        ],
      },
      on: {
        'form.submitted': [
          { guard: 'isComplete', target: 'asking', description: 'Enter waits for no pause.' },
          { target: 'incomplete', actions: assign(conversionForm.revealed) },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'convertCurrency',
        src: 'convertCurrency',
        input: ({ context }) => callInput(context, wanted(context)),
        onDone: { target: 'converted', actions: { type: 'keepConverted', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ part: 'conversion', error: event.error }) },
        },
      },
    },
    converted: {},
    failed: { on: { 'conversion.retry': 'asking', 'form.submitted': 'asking' } },
  },
});

/**
 * Converts an amount in a foreign currency to kronor, at VISA's rate without markup (decision 14, §9). Asks once
 * typing has paused, for one thing at a time.
 */
export const calculator = calculatorSetup.createMachine({
  id: 'calculator',
  description: 'Converts an amount in a foreign currency to kronor.',
  meta: { section: '§5 Calculator, §9' },
  context: ({ input }) => ({
    ...input,
    form: conversionForm.start(),
    currencies: [],
    converted: null,
    failures: {},
  }),
  type: 'parallel',
  states: { list, conversion },
});
