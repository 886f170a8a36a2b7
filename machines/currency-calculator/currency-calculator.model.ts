import type { CallFailure } from '../../contract/backend.ts';
import { lostRows, withLost } from '../../contract/list.ts';
import type { Kronor } from '../../contract/money.ts';
import { defineModel } from '../model.ts';
import { waited } from '../waited.ts';
import { currencyCalculator } from './currency-calculator.ts';

const down: CallFailure = { kind: 'unreachable' };
const failing = { 'no connection': down };

const requestFor = (fromAmount: number) => ({
  fromAmount,
  fromCurrency: 'DKK',
  fromCurrencyDescription: 'Danish krone',
  issuerMarkupPercentage: 0,
  toCurrency: 'SEK',
  paymentScheme: 'VISA',
});
const AMOUNTS: Readonly<Record<string, number>> = { '89': 89, '1 000,50': 1000.5 };

export const currencyCalculatorModel = defineModel({
  machine: currencyCalculator,
  starts: { 'an empty form': { input: (ports) => ({ ports }) } },
  events: {
    'field.changed': {
      'an amount': { field: 'amount', value: '89' },
      'another amount': { field: 'amount', value: '1 000,50' },
      'not a number': { field: 'amount', value: 'mycket' },
      'Danish kroner': { field: 'currency', value: 'DKK' },
    },
    'field.blurred': { 'the amount': { field: 'amount' } },
    'form.submitted': 'noPayload',
    'currencies.retry': 'noPayload',
    'conversion.retry': 'noPayload',
  },
  actors: {
    currencies: {
      done: {
        'Danish kroner, euro, kronor and one that cannot be read': withLost(
          [
            { code: 'DKK', description: 'Danish krone' },
            { code: 'EUR', description: 'Euro' },
            { code: 'SEK', description: 'Swedish krona' },
          ],
          1,
        ),
      },
      error: failing,
    },
    convertCurrency: { done: { kronor: { toAmountWithMarkup: 134.45 as Kronor } }, error: failing },
  },
  identity: ({ form: { values } }) => values,
  invariants: {
    'each request holds the amount of the form, with the payment scheme and markup of the product': ({
      effects,
      steps,
    }) =>
      effects
        .filter(({ name }) => name === 'call.convertCurrency')
        .every(({ args: [request], step }) => {
          const typed = steps
            .slice(0, step)
            .findLast(
              (earlier) =>
                earlier.kind === 'event' && earlier.event.type === 'field.changed' && earlier.event.field === 'amount',
            );
          const value = typed?.kind === 'event' && 'value' in typed.event ? typed.event.value : '';
          return JSON.stringify(request) === JSON.stringify(requestFor(AMOUNTS[value] ?? Number.NaN));
        }),
    'the amount in kronor is the response for the amount in the form': ({ snapshot, steps, effects }) => {
      if (!snapshot.matches({ conversion: 'converted' })) return true;
      const responseIndex = steps.findLastIndex((step) => step.kind === 'done' && step.actor === 'convertCurrency');
      const last = effects.findLast(({ name }) => name === 'call.convertCurrency');
      const { form, converted } = snapshot.context;
      return (
        responseIndex >= (last?.step ?? 0) &&
        converted === 134.45 &&
        JSON.stringify(last?.args) === JSON.stringify([requestFor(AMOUNTS[form.values.amount] ?? Number.NaN)])
      );
    },
    'an amount is converted only after the debounce time, a submit or a retry': ({ effects, steps }) =>
      effects
        .filter(({ name }) => name === 'call.convertCurrency')
        .every(({ step }) => {
          const cause = steps[step - 1];
          return cause?.kind === 'time' || (cause?.kind === 'event' && !cause.event.type.startsWith('field.'));
        }),
    'a field shows no error before it is changed or the form is submitted': ({ steps, snapshot }) =>
      steps.some((step) => step.kind === 'event' && /^(field\.changed|form\.submitted)$/.test(step.event.type)) ||
      Object.keys(snapshot.context.form.touched).length === 0,
    'SEK cannot be chosen': ({ snapshot }) => snapshot.context.currencies.every(({ code }) => code !== 'SEK'),
    'every currency of the answer besides SEK can be chosen': ({ snapshot, lastAnswer }) =>
      snapshot.context.currencies.length ===
      (lastAnswer('currencies')?.filter(({ code }) => code !== 'SEK').length ?? 0),
    'the number of lost currencies is that of the answer': ({ snapshot: { context }, lastAnswer }) =>
      lostRows(context.currencies) === lostRows(lastAnswer('currencies') ?? []),
    'the reason of a failure is kept for the part that failed': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error') return true;
      const { currencies, conversion } = snapshot.context.failures;
      return (last.actor === 'currencies' ? currencies : conversion) === last.failure;
    },
    'a complete form is converted on submit and 250 ms after the last change; else the fields that were changed show their errors':
      ({ steps, before, snapshot, now }) => {
        const last = steps.at(-1);
        const isSubmit = last?.kind === 'event' && last.event.type === 'form.submitted';
        const isTyping = before?.matches({ conversion: 'debouncing' }) === true;
        const isDue = isTyping && last?.kind === 'time';
        if (!isDue && !(isSubmit && (isTyping || before?.matches({ conversion: 'failed' })))) return true;
        const { values, touched } = snapshot.context.form;
        const isComplete = values.amount in AMOUNTS && values.currency === 'DKK';
        const showsErrors =
          Object.values(touched).every((state) => state === 'blurred') && (isDue || 'currency' in touched);
        return (
          (!isDue || waited(steps, now) === 250) &&
          (isComplete
            ? snapshot.matches({ conversion: 'converting' })
            : snapshot.matches({ conversion: 'incomplete' }) && showsErrors)
        );
      },
  },
});
