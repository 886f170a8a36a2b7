import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { listOf } from './list.ts';
import { Kronor } from './money.ts';
import { numeric, orElse } from './tolerance.ts';

const currency = z.object({ code: z.string(), description: orElse(z.string(), '') });
currency.register(z.globalRegistry, { id: 'Currency' });

/** The currencies that can be converted; `code` is the ISO 4217 code. */
export const currencies = defineCall({
  name: 'currencies',
  method: 'GET',
  path: '/cardholder/static/currencies',
  effect: 'read',
  summary: 'List the currencies of the calculator',
  response: listOf(currency, ({ code }) => code),
  example: { response: [{ code: 'DKK', description: 'Danish krone' }] },
});

/** Converts an amount to kronor at the card scheme's rate, without markup (§9). */
export const convertCurrency = defineCall({
  name: 'convertCurrency',
  method: 'POST',
  path: '/processor/static/currency-exchange/fx-rates',
  effect: 'read',
  summary: 'Convert an amount to SEK at the VISA rate',
  body: {
    fromAmount: z.number().check(z.gt(0), z.lte(1_000_000_000)),
    fromCurrency: z.string(),
    fromCurrencyDescription: z.string(),
    issuerMarkupPercentage: z.literal(0),
    toCurrency: z.literal('SEK'),
    paymentScheme: z.literal('VISA'),
  },
  response: z.object({ toAmountWithMarkup: numeric(Kronor) }),
  rejections: { 'Unknown currency': 400 },
  example: {
    request: {
      fromAmount: 89,
      fromCurrency: 'DKK',
      fromCurrencyDescription: 'Danish krone',
      issuerMarkupPercentage: 0,
      toCurrency: 'SEK',
      paymentScheme: 'VISA',
    },
    response: { toAmountWithMarkup: 134.45 as Kronor },
  },
});
