import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { activateCard } from '../../contract/card.ts';
import { requestVerification, saveContactInfo } from '../../contract/contact-details.ts';
import { convertCurrency } from '../../contract/currency-calculator.ts';
import { blogPosts } from '../../contract/home.ts';
import { resetPassword } from '../../contract/password-reset.ts';
import { saveAddress } from '../../contract/physical-card.ts';
import { savePreferences } from '../../contract/preferences.ts';
import { replaceCard } from '../../contract/replacement-card.ts';
import { startSigning } from '../../contract/signature.ts';
import { createTicket } from '../../contract/support.ts';
import { orderTopup } from '../../contract/topups.ts';
import { Id, MonthNumber, PageSize, Year } from '../../contract/values.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

/** Whether a call accepts its example request with these values. */
const takes = (call: Call, values: object) =>
  accepts(z.object({ ...call.params, ...call.query, ...call.body }), { ...call.example.request, ...values });

const x = (count: number) => 'x'.repeat(count);

/** Values of a request at its limits: those that are accepted, and those just beyond. */
const LIMITS: readonly [call: Call, accepted: readonly object[], rejected: readonly object[]][] = [
  [
    activateCard,
    [{ cardId: '12345678' }, { cardId: '123456789' }],
    [{ cardId: '1234567' }, { cardId: '1234567890' }, { cardId: 'x12345678' }, { cardId: '12345678x' }],
  ],
  [saveContactInfo, [{ email: '', phone: x(254) }], [{ email: x(255) }, { phone: x(255) }]],
  [
    requestVerification,
    [{ contactInformationId: null, contactInformationTypeId: 2 }, { newValue: 'x' }],
    [{ newValue: '' }, { newValue: x(255) }, { contactInformationTypeId: 3 }],
  ],
  [
    convertCurrency,
    [{ fromAmount: 0.01 }, { fromAmount: 1_000_000_000 }],
    [
      { fromAmount: 0 },
      { fromAmount: 1_000_000_001 },
      { issuerMarkupPercentage: 1 },
      { toCurrency: 'EUR' },
      { paymentScheme: 'AMEX' },
    ],
  ],
  [blogPosts, [{ limit: 1 }, { limit: 100 }], [{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { state: 'DRAFT' }]],
  [resetPassword, [{ newPassword: x(200), ipAddress: x(64) }], [{ newPassword: x(201) }, { ipAddress: x(65) }]],
  [
    saveAddress,
    [
      { addressLine1: x(50), addressLine2: x(50), city: x(50), country: x(50), postalCode: x(32) },
      { addressLine2: null, country: undefined },
    ],
    [
      { addressLine1: '' },
      { addressLine1: x(51) },
      { addressLine2: x(51) },
      { city: '' },
      { city: x(51) },
      { country: x(51) },
      { postalCode: '' },
      { postalCode: x(33) },
    ],
  ],
  [
    savePreferences,
    [{ dailyPurchaseLimit: 0, weeklyPurchaseLimit: undefined, subscribeTopups: true }],
    [{ dailyPurchaseLimit: -1 }, { weeklyPurchaseLimit: 1.5 }, { lowOnCreditSms: 'on' }],
  ],
  [replaceCard, [{ feeAmount: 0 }], [{ feeAmount: -1 }, { changedAmount: true }]],
  [
    startSigning,
    [{ userVisibleData: 'QQ==' }, { userVisibleData: 'QUE=' }, { userVisibleData: 'A'.repeat(1500) }],
    [
      { userVisibleData: '' },
      { userVisibleData: 'Q' },
      { userVisibleData: 'QQ' },
      { userVisibleData: 'QQ=' },
      { userVisibleData: 'QUE==' },
      { userVisibleData: 'QU!E' },
      { userVisibleData: ' QUFB' },
      { userVisibleData: 'QUFB ' },
      { userVisibleData: 'A'.repeat(1504) },
      { userVisibleDataFormat: 'html' },
    ],
  ],
  [
    createTicket,
    [{ message: x(10), email: x(254), phone: x(254) }, { message: x(5000) }],
    [{ message: x(9) }, { message: x(5001) }, { email: x(255) }, { phone: x(255) }, { agreed: false }],
  ],
  [
    orderTopup,
    [{ monthNumber: '1' }, { monthNumber: '12' }, { year: '0000' }],
    [{ monthNumber: '0' }, { monthNumber: '13' }, { year: '26' }, { year: '20260' }],
  ],
];

describe.each(LIMITS.map(([call, ...values]) => [call.name, call, ...values] as const))(
  'a request of %s',
  (_, call, accepted, rejected) => {
    it.each(accepted)('can have %j', (values) => expect(takes(call, values)).toBe(true));
    it.each(rejected)('cannot have %j', (values) => expect(takes(call, values)).toBe(false));
  },
);

describe('a number in an address', () => {
  it.each([
    [Id, '30412', 30_412],
    [Year, '2026', 2026],
    [MonthNumber, '07', 7],
    [PageSize, '100', 100],
  ])('is text on the wire: %#', (schema, wire, value) => {
    expect(z.parse(schema, wire)).toBe(value);
    expect(z.encode(schema, value)).toBe(String(value));
  });

  it.each([
    [Id, ''],
    [Id, 'x1'],
    [Id, '1x'],
    [Id, '-1'],
    [Year, 'x2026'],
    [Year, '2026x'],
    [MonthNumber, 'x1'],
    [MonthNumber, '1x'],
    [MonthNumber, '007'],
    [PageSize, '0'],
    [PageSize, '101'],
    [PageSize, '0100'],
    [PageSize, 'x10'],
    [PageSize, '10x'],
  ])('cannot be anything else: case %#', (schema, wire) => expect(accepts(schema, wire)).toBe(false));
});
