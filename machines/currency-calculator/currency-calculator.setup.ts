import { assign, setup } from 'xstate';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { convertCurrency, currencies } from '../../contract/currency.ts';
import type { Kronor } from '../../contract/money.ts';
import { callActor, type Named } from '../call-actor.ts';
import { type FormEvent, type FormState, form } from '../form.ts';
import type { Ports } from '../ports.ts';
import { word } from '../rules.ts';
import { amountOf, foreignAmount } from './foreign-amount.ts';

export type Currency = ResponseOf<typeof currencies>[number];

interface Input {
  readonly ports: Ports;
}

const EMPTY = { amount: '', currency: '' };
type Values = typeof EMPTY;

interface Context extends Input {
  readonly form: FormState<Values>;
  readonly currencies: readonly Currency[];
  /** What the amount in the form is in kronor, before the fee. */
  readonly converted: Kronor | null;
  readonly failures: { readonly list?: CallFailure; readonly conversion?: CallFailure };
}

type Part = keyof Context['failures'];

type Event = FormEvent<Values> | { readonly type: 'currencies.retry' } | { readonly type: 'conversion.retry' };

/** Typing has paused when nothing has changed for this long, ms (§5). */
const PAUSE = 250;

export const conversionForm = form(EMPTY, (_: Context) => ({ amount: foreignAmount, currency: word }));

const actors = { currencies: callActor(currencies), convertCurrency: callActor(convertCurrency) };

type Change = Extract<Event, { type: 'field.changed' }>;

export const calculatorSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  delays: { pause: PAUSE },
  guards: {
    isComplete: conversionForm.isValid,
    isPossible: ({ context }, { field, value }: Pick<Change, 'field' | 'value'>) =>
      field === 'amount' || context.currencies.some(({ code }) => code === value),
  },
  actions: {
    keepCurrencies: assign((_, { list }: { list: readonly Currency[] }) => ({
      // Kronor into kronor is nothing to count.
      currencies: list.filter(({ code }) => code !== TARGET),
    })),
    keepConverted: assign((_, { toAmountWithMarkup }: { toAmountWithMarkup: Kronor }) => ({
      converted: toAmountWithMarkup,
    })),
    /** What was changed shows what is wrong with it, without being left. */
    judgeChanged: assign(({ context: { form: now } }) => ({
      form: {
        ...now,
        visited: {
          ...(now.visited.amount && { amount: 'left' as const }),
          ...(now.visited.currency && { currency: 'left' as const }),
        },
      },
    })),
    setFailure: assign(({ context }, { part, error }: { part: Part; error: unknown }) => ({
      failures: { ...context.failures, [part]: failureOf(error) },
    })),
  },
});

const TARGET = 'SEK';

/** What is asked of the backend for what stands in the form (§9). */
export function wanted({ form: { values }, currencies: list }: Context) {
  return {
    fromAmount: amountOf(values.amount),
    fromCurrency: values.currency,
    fromCurrencyDescription: list.find(({ code }) => code === values.currency)?.description ?? '',
    issuerMarkupPercentage: 0 as const,
    toCurrency: TARGET,
    paymentScheme: 'VISA' as const,
  } as const;
}
