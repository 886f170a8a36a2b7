import { assign, setup } from 'xstate';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { convertCurrency, currencies } from '../../contract/currency-calculator.ts';
import { keepLost, type List } from '../../contract/list.ts';
import type { Kronor } from '../../contract/money.ts';
import { callActor, callInput, type MachineTypes } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState } from '../form.ts';
import type { Ports } from '../ports.ts';
import { singleWord } from '../rules.ts';
import { foreignAmount, parseAmount } from './foreign-amount.ts';

export type Currency = ResponseOf<typeof currencies>[number];

interface Input {
  readonly ports: Ports;
}

const EMPTY = { amount: '', currency: '' };
type Values = typeof EMPTY;

interface Context extends Input {
  readonly form: FormState<Values>;
  readonly currencies: List<Currency>;
  /** The amount of the form in kronor, without the fee. */
  readonly converted: Kronor | null;
  readonly failures: { readonly currencies?: CallFailure; readonly conversion?: CallFailure };
}

type Part = keyof Context['failures'];

type Event = FormEvent<Values> | { readonly type: 'currencies.retry' } | { readonly type: 'conversion.retry' };

/** How long after the last key press the amount is converted, ms (§5). */
const DEBOUNCE = 250;

const TARGET = 'SEK';

export const conversionForm = defineForm(EMPTY, (_: Context) => ({ amount: foreignAmount, currency: singleWord }));

const actors = { currencies: callActor(currencies), convertCurrency: callActor(convertCurrency) };

type Change = Extract<Event, { type: 'field.changed' }>;

const currencyCalculatorSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: { debounce: DEBOUNCE },
  guards: {
    isValid: conversionForm.isValid,
    isAvailable: ({ context }, { field, value }: Pick<Change, 'field' | 'value'>) =>
      field === 'amount' || context.currencies.some(({ code }) => code === value),
  },
  actions: {
    setCurrencies: assign((_, { list }: { list: List<Currency> }) => ({
      currencies: keepLost(
        list.filter(({ code }) => code !== TARGET),
        list,
      ),
    })),
    setConverted: assign((_, { toAmountWithMarkup }: { toAmountWithMarkup: Kronor }) => ({
      converted: toAmountWithMarkup,
    })),
    /** Shows the errors of the fields that were changed, without waiting for blur. */
    showErrors: assign(({ context: { form: current } }) => ({
      form: {
        ...current,
        touched: {
          ...(current.touched.amount && { amount: 'blurred' as const }),
          ...(current.touched.currency && { currency: 'blurred' as const }),
        },
      },
    })),
    setFailure: assign(({ context }, { part, error }: { part: Part; error: unknown }) => ({
      failures: { ...context.failures, [part]: failureOf(error) },
    })),
  },
});

/** The request that converts the amount of the form (§9). */
export function conversionRequest({ form: { values }, currencies: list }: Context) {
  return {
    fromAmount: parseAmount(values.amount),
    fromCurrency: values.currency,
    fromCurrencyDescription: list.find(({ code }) => code === values.currency)?.description ?? '',
    issuerMarkupPercentage: 0 as const,
    toCurrency: TARGET,
    paymentScheme: 'VISA' as const,
  } as const;
}

const currencyList = currencyCalculatorSetup.createStateConfig({
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
  states: { currencies: currencyList, conversion },
});
