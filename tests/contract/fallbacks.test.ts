import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { customPolicy } from '../../contract/access-gate.ts';
import { accounts, transactions } from '../../contract/account.ts';
import { collectBankId, startBankId } from '../../contract/bankid.ts';
import type { Call } from '../../contract/call.ts';
import { accountCards, walletTokens } from '../../contract/card.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { currencies } from '../../contract/currency-calculator.ts';
import { blogPosts, notifications } from '../../contract/home.ts';
import { lostRows } from '../../contract/list.ts';
import { passwordResetLink } from '../../contract/password-reset.ts';
import { enrichCardholder, physicalCardEligibility, physicalCardFee } from '../../contract/physical-card.ts';
import { clientPreferences, readPreferences } from '../../contract/preferences.ts';
import { virtualCards } from '../../contract/replacement-card.ts';
import { createTicket } from '../../contract/support.ts';
import { differenceCount } from '../../contract/tolerance.ts';
import { isOpenCalendar, nextDashboardTopup, nextTopupInfo, orderTopup, topupCalendar } from '../../contract/topups.ts';

const SETTINGS = { lastDayOrderTopup: 20, sameMonthTopup: true, dayTopup: 25, monthsReceiveTopup: 12 };
const NO_EMPLOYER = { status: '', clientPackage: { client: { status: '' } } };
const NO_PERSON = { firstName: '', lastName: '', addresses: [], contactInfos: [] };

/** Responses with nothing but the required fields, and what the portal reads. */
const CASES: readonly [call: Call, response: unknown, read: unknown][] = [
  [startBankId, { orderRef: 'r' }, { orderRef: 'r', authId: '', status: 'pending', autoStartToken: '', qrCode: null }],
  [
    startBankId,
    { orderRef: 'r', authId: 42 },
    { orderRef: 'r', authId: '42', status: 'pending', autoStartToken: '', qrCode: null },
  ],
  [collectBankId, { status: 'pending', hintCode: 7 }, { status: 'pending', hintCode: null }],
  [passwordResetLink, {}, { used: false }],
  // An employer without a policy.
  ...[
    undefined,
    null,
    {},
    { policyText: null, accepted: null },
    { policyText: '  ', accepted: false },
    { policyText: '', accepted: false },
  ].map((body): (typeof CASES)[number] => [customPolicy, body, { policyText: null, accepted: true }]),
  [
    cardholderInfo,
    { id: 1, branch: { id: 2 } },
    {
      id: 1,
      firstName: '',
      lastName: '',
      branch: { id: 2, description: '', clientPackage: null },
      preferences: { language: null },
      personalInformation: NO_PERSON,
    },
  ],
  [
    cardholderInfo,
    {
      id: 1,
      branch: { id: 2 },
      personalInformation: {
        addresses: [{}],
        contactInfos: [{ id: 3, description: 'x', contactInformationType: { id: 1 } }],
      },
    },
    {
      id: 1,
      firstName: '',
      lastName: '',
      branch: { id: 2, description: '', clientPackage: null },
      preferences: { language: null },
      personalInformation: {
        ...NO_PERSON,
        addresses: [{ addressLine1: '', postalCode: '', city: '' }],
        contactInfos: [
          { id: 3, description: 'x', verified: false, modifiedDate: '', contactInformationType: { id: 1 } },
        ],
      },
    },
  ],
  [
    accounts,
    [{ id: 1, topupLevel: { branchId: 2 }, termsAndConditionsAccepted: true }],
    [
      {
        id: 1,
        status: { other: '' },
        topupLevel: { branchId: 2, branchName: '' },
        card: null,
        cardHolder: { status: '' },
        termsAndConditionsAccepted: true,
      },
    ],
  ],
  [
    transactions,
    { content: [{ id: 1, transactionDate: '2026-11-20T11:52:00Z', settlementAmount: { amount: '-135' } }] },
    {
      content: [
        {
          id: 1,
          transactionDate: '2026-11-20T11:52:00Z',
          description: '',
          operation: { other: '' },
          status: { other: '' },
          settlementAmount: { amount: -135 },
          feeAmount: null,
          transactionAmount: null,
        },
      ],
    },
  ],
  [
    accountCards,
    [{ referenceCode: 'C', cardOrder: {} }],
    [{ referenceCode: 'C', status: { other: '' }, lastFourDigits: '', cardOrder: null }],
  ],
  [
    walletTokens,
    { walletTokens: [{ walletName: 7, deviceName: 7 }] },
    { walletTokens: [{ status: '', walletName: null, deviceName: null }] },
  ],
  [enrichCardholder, {}, { firstName: '', lastName: '', address: null }],
  [physicalCardEligibility, {}, { eligible: false, lastOrderDate: null }],
  [physicalCardFee, { feeAmount: { amount: 49 } }, { feeAmount: { amount: 49, currency: 'SEK' } }],
  [orderTopup, { status: 'ORDERED' }, { status: 'ORDERED', hasInvoice: false, topupDate: null }],
  [orderTopup, undefined, { status: { other: '' }, hasInvoice: false, topupDate: null }],
  [virtualCards, {}, { enabled: false }],
  [nextDashboardTopup, {}, { nextTopup: null }],
  [
    nextTopupInfo,
    { actualTopupAmount: 10_000 },
    { nextTopupDate: null, actualTopupAmount: 10_000, maxTopupAmount: null, displayMaxTopupAmount: false },
  ],
  [
    topupCalendar,
    { year: 2026, months: [{ monthNumber: 1 }], confirmedCount: 0, topupSettings: SETTINGS, topupAmount: 10_000 },
    {
      year: 2026,
      months: [{ monthNumber: 1, status: { other: '' }, hasInvoice: false, topupDate: null }],
      confirmedCount: 0,
      topupSettings: { ...SETTINGS, enableSubscribe: false, disableCalendar: false, branch: NO_EMPLOYER },
      topupAmount: 10_000,
      pendingTopups: [],
    },
  ],
  [clientPreferences, {}, { allowClientToChangeCardholderLimits: false }],
  [
    readPreferences,
    {},
    { notificationMethod: null, dailyPurchaseLimit: null, weeklyPurchaseLimit: null, preferences: null },
  ],
  [
    blogPosts,
    { objects: [{ id: 11, label: 'Soppor', absolute_url: 'https://example.se' }] },
    {
      objects: [
        {
          id: '11',
          label: 'Soppor',
          updated: '',
          featured_image: null,
          absolute_url: 'https://example.se',
          meta_description: null,
        },
      ],
    },
  ],
  [
    notifications,
    [{ id: 3 }],
    [
      {
        id: 3,
        summaryEnglish: '',
        summarySwedish: '',
        textEnglish: '',
        textSwedish: '',
        url: null,
        urlNameEnglish: null,
        urlNameSwedish: null,
      },
    ],
  ],
  [createTicket, {}, { reference: null }],
  [currencies, [{ code: 'DKK' }], [{ code: 'DKK', description: '' }]],
];

it.each(CASES.map(([call, ...rest]) => [call.name, call, ...rest] as const))(
  '%s can be read without what is not required: case %#',
  (_, call, response, read) => {
    expect(JSON.parse(JSON.stringify(z.parse(call.response, response)))).toEqual(read);
  },
);

it('a ticket without a reference is as promised', () => {
  const before = differenceCount();
  expect(z.parse(createTicket.response, { reference: null })).toEqual({ reference: null });
  expect(differenceCount()).toBe(before);
});

it('a calendar is open only with settings that do not disable it', () => {
  const calendar = (topupSettings: object | null) =>
    z.parse(topupCalendar.response, { ...topupCalendar.example.response, topupSettings });
  expect(isOpenCalendar(calendar(SETTINGS))).toBe(true);
  expect(isOpenCalendar(calendar({ ...SETTINGS, disableCalendar: true }))).toBe(false);
  expect(isOpenCalendar(calendar(null))).toBe(false);
});

it('a calendar without waiting top-ups has lost none', () => {
  const { pendingTopups: _, ...response } = topupCalendar.example.response;
  expect(lostRows(z.parse(topupCalendar.response, response).pendingTopups)).toBe(0);
});

it('a page of transactions may be a plain list', () => {
  const { content } = transactions.example.response;
  expect(z.parse(transactions.response, content)).toEqual(z.parse(transactions.response, { content }));
});
