import type { CallFailure } from '../../contract/backend.ts';
import type { Kronor } from '../../contract/money.ts';
import { defineModel } from '../model.ts';
import { calculator } from './currency-calculator.ts';

const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const failing = { 'the backend is down': down };

const asked = (fromAmount: number) => ({
  fromAmount,
  fromCurrency: 'DKK',
  fromCurrencyDescription: 'Danish krone',
  issuerMarkupPercentage: 0,
  toCurrency: 'SEK',
  paymentScheme: 'VISA',
});
const AMOUNTS: Readonly<Record<string, number>> = { '89': 89, '1 000,50': 1000.5 };

export const calculatorModel = defineModel({
  machine: calculator,
  starts: { 'an empty form': { input: (ports) => ({ ports }) } },
  events: {
    'field.changed': {
      'an amount': { field: 'amount', value: '89' },
      'another amount': { field: 'amount', value: '1 000,50' },
      'no number': { field: 'amount', value: 'mycket' },
      'Danish kroner': { field: 'currency', value: 'DKK' },
    },
    'field.blurred': { 'the amount': { field: 'amount' } },
    'form.submitted': 'bare',
    'currencies.retry': 'bare',
    'conversion.retry': 'bare',
  },
  actors: {
    currencies: {
      done: {
        'two, and kronor': [
          { id: 208, code: 'DKK', description: 'Danish krone' },
          { id: 978, code: 'EUR', description: 'Euro' },
          { id: 752, code: 'SEK', description: 'Swedish krona' },
        ],
      },
      error: failing,
    },
    convertCurrency: { done: { kronor: { toAmountWithMarkup: 134.45 as Kronor } }, error: failing },
  },
  identity: ({ form: { values } }) => values,
  invariants: {
    'what is asked is what stands in the form, at the scheme and markup of the product': ({ effects, steps }) =>
      effects
        .filter(({ name }) => name === 'call.convertCurrency')
        .every(({ args: [request], step }) => {
          const typed = steps
            .slice(0, step)
            .findLast(
              (one) => one.kind === 'event' && one.event.type === 'field.changed' && one.event.field === 'amount',
            );
          const value = typed?.kind === 'event' && 'value' in typed.event ? typed.event.value : '';
          return JSON.stringify(request) === JSON.stringify(asked(AMOUNTS[value] ?? Number.NaN));
        }),
    'an amount in kronor shows only as the answer to what stands in the form': ({ snapshot, steps, effects }) => {
      if (!snapshot.matches({ conversion: 'converted' })) return true;
      const answered = steps.findLastIndex((step) => step.kind === 'done' && step.actor === 'convertCurrency');
      const last = effects.findLast(({ name }) => name === 'call.convertCurrency');
      const { form, converted } = snapshot.context;
      return (
        answered >= (last?.step ?? 0) &&
        converted === 134.45 &&
        JSON.stringify(last?.args) === JSON.stringify([asked(AMOUNTS[form.values.amount] ?? Number.NaN)])
      );
    },
    'nothing is asked before typing has paused or was ended': ({ effects, steps }) =>
      effects
        .filter(({ name }) => name === 'call.convertCurrency')
        .every(({ step }) => {
          const cause = steps[step - 1];
          return cause?.kind === 'time' || (cause?.kind === 'event' && !cause.event.type.startsWith('field.'));
        }),
    'nothing is wrong with a field before it was changed or the form was sent': ({ steps, snapshot }) =>
      steps.some((step) => step.kind === 'event' && /^(field\.changed|form\.submitted)$/.test(step.event.type)) ||
      Object.keys(snapshot.context.form.visited).length === 0,
    'kronor are no foreign currency': ({ snapshot }) => snapshot.context.currencies.every(({ code }) => code !== 'SEK'),
  },
});
