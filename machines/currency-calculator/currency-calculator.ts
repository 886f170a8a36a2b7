import { assign } from 'xstate';
import { callInput } from '../call-actor.ts';
import { conversionForm, conversionRequest, currencyCalculatorSetup } from './currency-calculator.setup.ts';

const currencies = currencyCalculatorSetup.createStateConfig({
  description: 'The currencies to choose from.',
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'currencies',
        src: 'currencies',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: 'loaded',
          actions: { type: 'setCurrencies', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'loadFailed',
          actions: { type: 'setFailure', params: ({ event }) => ({ part: 'currencies', error: event.error }) },
        },
      },
    },
    loaded: {},
    loadFailed: { on: { 'currencies.retry': 'loading' } },
  },
});

const conversion = currencyCalculatorSetup.createStateConfig({
  description: 'The amount of the form, converted to kronor.',
  initial: 'incomplete',
  on: {
    'field.changed': {
      guard: { type: 'isAvailable', params: ({ event }) => event },
      target: '.debouncing',
      actions: assign(conversionForm.changed),
      description: 'Aborts the running conversion, so that an old response cannot appear beside a new amount.',
    },
    'field.blurred': { actions: assign(conversionForm.blurred) },
  },
  states: {
    incomplete: { on: { 'form.submitted': { actions: assign(conversionForm.allTouched) } } },
    debouncing: {
      description: 'The user is typing.',
      after: {
        debounce: [
          { guard: 'isValid', target: 'converting' },
          { target: 'incomplete', actions: 'showErrors' },
        ],
      },
      on: {
        'form.submitted': [
          { guard: 'isValid', target: 'converting', description: 'Enter converts at once.' },
          { target: 'incomplete', actions: assign(conversionForm.allTouched) },
        ],
      },
    },
    converting: {
      invoke: {
        id: 'convertCurrency',
        src: 'convertCurrency',
        input: ({ context }) => callInput(context, conversionRequest(context)),
        onDone: { target: 'converted', actions: { type: 'setConverted', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ part: 'conversion', error: event.error }) },
        },
      },
    },
    converted: {},
    failed: { on: { 'conversion.retry': 'converting', 'form.submitted': 'converting' } },
  },
});

/**
 * Converts an amount in a foreign currency to kronor at VISA's rate without markup (decision 14, §9). The request is
 * debounced, and a new one aborts the previous one.
 */
export const currencyCalculator = currencyCalculatorSetup.createMachine({
  id: 'currency-calculator',
  description: 'Converts an amount in a foreign currency to kronor.',
  meta: { section: '§5 Calculator, §9', page: '/currency-calculator' },
  context: ({ input }) => ({
    ...input,
    form: conversionForm.initialState(),
    currencies: [],
    converted: null,
    failures: {},
  }),
  type: 'parallel',
  states: { currencies, conversion },
});
