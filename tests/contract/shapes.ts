import { customPolicy, onboardingStatus } from '../../contract/access-gate.ts';
import { accounts, balance, transactions } from '../../contract/account.ts';
import type { Call } from '../../contract/call.ts';
import { accountCards, walletTokens } from '../../contract/card.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { blogPosts, notifications } from '../../contract/home.ts';
import { enrichCardholder, physicalCardEligibility, physicalCardFee } from '../../contract/physical-card.ts';
import { pinAttempts, pinStatus } from '../../contract/pin.ts';
import { clientPreferences, readPreferences } from '../../contract/preferences.ts';
import { replacementFee, virtualCards } from '../../contract/replacement-card.ts';
import { nextDashboardTopup, nextTopupInfo, topupCalendar } from '../../contract/topups.ts';
import { transactionYears, yearTransactions } from '../../contract/transactions.ts';

/**
 * How a shape ends. `right`: shown, and as promised. `different`: shown, and the difference is reported. `row`: the same,
 * without the row or with a value left out. `refused`: the part, the page or the portal is not shown, with the reason.
 */
export type End = 'right' | 'different' | 'row' | 'refused';

export interface Shape {
  readonly call: Call;
  readonly title: string;
  readonly body: unknown;
  readonly end: End;
  /** What is read at a path such as `[].id`; undefined if that does not matter. */
  readonly reads?: readonly [path: string, value: unknown];
  /** The reported difference, such as `[].id type`. */
  readonly reported: string;
}

type Json = Readonly<Record<string, unknown>>;
const shape = (
  call: Call,
  title: string,
  body: unknown,
  end: End,
  reported: string,
  reads?: Shape['reads'],
): Shape => ({
  call,
  title,
  body,
  end,
  reported,
  ...(reads && { reads }),
});

const firstOf = (list: readonly unknown[]) => list[0] as Json;
const without = (value: object, ...names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

const account = firstOf(accounts.example.response);
const card = firstOf(accountCards.example.response);
const row = firstOf(yearTransactions.example.response);
const info = cardholderInfo.example.response;
const { personalInformation } = info;
const contact = firstOf(personalInformation.contactInfos);
const calendar = topupCalendar.example.response;
const settings = calendar.topupSettings as unknown as Json;
const next = nextTopupInfo.example.response;
const preferences = readPreferences.example.response;
const post = firstOf(blogPosts.example.response.objects);

const days = ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'];
const rowsOf = (change: (index: number) => object, dates: readonly string[] = days) =>
  dates.map((day, index) => ({ ...row, id: index + 1, transactionDate: `${day}T11:52:00+01:00`, ...change(index) }));
const rows = rowsOf(() => ({}));
const oldestFirst = rowsOf(() => ({}), days.toReversed());
const amount = (value: unknown) => ({ settlementAmount: { amount: value } });
const page = (list: readonly unknown[], more: object = {}) => ({ content: list, totalElements: list.length, ...more });
const contacts = (change: object) => ({
  ...info,
  personalInformation: { ...personalInformation, contactInfos: [{ ...contact, ...change }] },
});

/** Shapes in which a backend may answer a read call: one change of the example at a time. */
export const SHAPES: readonly Shape[] = [
  // Identity and access
  shape(cardholderInfo, 'id as text', { ...info, id: '501' }, 'different', 'id type', ['id', 501]),
  shape(cardholderInfo, 'id as a UUID', { ...info, id: 'b7f3-11' }, 'refused', 'id type'),
  shape(cardholderInfo, 'branch missing', without(info, 'branch'), 'refused', 'branch missing'),
  shape(
    cardholderInfo,
    'branch without description',
    { ...info, branch: { id: 12, clientPackage: null } },
    'different',
    'branch.description missing',
  ),
  shape(cardholderInfo, 'preferences null', { ...info, preferences: null }, 'different', 'preferences null'),
  shape(
    cardholderInfo,
    'personalInformation missing',
    without(info, 'personalInformation'),
    'row',
    'personalInformation missing',
  ),
  shape(
    cardholderInfo,
    'modifiedDate in ms',
    contacts({ modifiedDate: 1_790_841_600_000 }),
    'different',
    'personalInformation.contactInfos[].modifiedDate type',
    ['personalInformation.contactInfos.0.modifiedDate', '2026-10-01T08:00:00.000Z'],
  ),
  shape(
    cardholderInfo,
    'modifiedDate null',
    contacts({ modifiedDate: null }),
    'row',
    'personalInformation.contactInfos[].modifiedDate null',
  ),
  shape(
    cardholderInfo,
    'modifiedDate as an array',
    contacts({ modifiedDate: [2026, 10, 1, 10, 0] }),
    'different',
    'personalInformation.contactInfos[].modifiedDate type',
    ['personalInformation.contactInfos.0.modifiedDate', '2026-10-01T10:00:00+02:00'],
  ),
  shape(
    cardholderInfo,
    'contact ids as text',
    contacts({ id: '9001' }),
    'different',
    'personalInformation.contactInfos[].id type',
  ),
  shape(
    cardholderInfo,
    'contactInfos wrapped',
    { ...info, personalInformation: { ...personalInformation, contactInfos: { items: [contact] } } },
    'different',
    'personalInformation.contactInfos type',
  ),
  shape(
    cardholderInfo,
    'addresses null',
    { ...info, personalInformation: { ...personalInformation, addresses: null } },
    'row',
    'personalInformation.addresses null',
  ),
  shape(accounts, 'ids as text', [{ ...account, id: '30412' }], 'different', '[].id type', ['0.id', 30_412]),
  shape(accounts, 'ids as UUIDs', [{ ...account, id: 'b7f3-11' }], 'refused', '[].id type'),
  shape(accounts, 'wrapped', { accounts: [account] }, 'different', ' type', ['0.id', 30_412]),
  shape(accounts, 'a page', page([account]), 'different', ' type', ['0.id', 30_412]),
  shape(accounts, 'the first of several pages', page([account], { totalElements: 3, last: false }), 'refused', ' type'),
  shape(accounts, 'one object', account, 'refused', ' type'),
  shape(
    accounts,
    'terms as a date',
    [{ ...account, termsAndConditionsAccepted: '2026-01-02T10:00:00' }],
    'different',
    '[].termsAndConditionsAccepted type',
    ['0.termsAndConditionsAccepted', true],
  ),
  shape(
    accounts,
    'terms null',
    [{ ...account, termsAndConditionsAccepted: null }],
    'different',
    '[].termsAndConditionsAccepted null',
    ['0.termsAndConditionsAccepted', false],
  ),
  shape(
    accounts,
    'terms missing',
    [without(account, 'termsAndConditionsAccepted')],
    'refused',
    '[].termsAndConditionsAccepted missing',
  ),
  shape(accounts, 'topupLevel null', [{ ...account, topupLevel: null }], 'refused', '[].topupLevel null'),
  shape(accounts, 'status in another case', [{ ...account, status: 'Active' }], 'different', '[].status unknown', [
    '0.status',
    'ACTIVE',
  ]),
  shape(accounts, 'another status', [{ ...account, status: 'DORMANT' }], 'different', '[].status unknown', [
    '0.status',
    { other: 'DORMANT' },
  ]),
  shape(accounts, 'cardHolder missing', [without(account, 'cardHolder')], 'different', '[].cardHolder missing'),
  shape(
    accounts,
    'cardHolder status in another case',
    [{ ...account, cardHolder: { status: 'Deactivated' } }],
    'different',
    '[].cardHolder.status type',
    ['0.cardHolder.status', 'DEACTIVATED'],
  ),
  shape(accounts, 'card missing', [without(account, 'card')], 'different', '[].card missing'),
  shape(
    accounts,
    'lastFourDigits as a number',
    [{ ...account, card: { lastFourDigits: 421 } }],
    'different',
    '[].card.lastFourDigits type',
    ['0.card.lastFourDigits', '0421'],
  ),
  shape(onboardingStatus, 'null', { needsOnboarding: null }, 'different', 'needsOnboarding null', [
    'needsOnboarding',
    false,
  ]),
  shape(onboardingStatus, 'a bare boolean', true, 'different', ' type', ['needsOnboarding', true]),
  shape(onboardingStatus, 'no content', undefined, 'different', ' missing', ['needsOnboarding', false]),
  shape(onboardingStatus, 'a text', { needsOnboarding: 'NO' }, 'row', 'needsOnboarding type'),
  shape(onboardingStatus, 'true as a text', { needsOnboarding: 'True' }, 'different', 'needsOnboarding type', [
    'needsOnboarding',
    true,
  ]),
  shape(onboardingStatus, 'a word alone', 'ONBOARDED', 'row', ' type', ['needsOnboarding', false]),
  shape(onboardingStatus, 'a list', ['DIGITAL_CARD'], 'row', ' type', ['needsOnboarding', false]),
  shape(customPolicy, 'no content', undefined, 'different', ' missing', ['policyText', null]),
  shape(customPolicy, 'null for no policy', { policyText: null, accepted: null }, 'different', 'accepted null', [
    'policyText',
    null,
  ]),
  shape(customPolicy, 'a text without accepted', { policyText: 'Lunch' }, 'refused', 'accepted missing'),
  // Money
  shape(balance, 'with more fields', { amount: 1284.5, currency: 'SEK', id: 7 }, 'right', ''),
  shape(balance, 'as text', { amount: '1284.50' }, 'different', 'amount type', ['amount', 1284.5]),
  shape(balance, 'with a decimal comma', { amount: '1284,50' }, 'refused', 'amount type'),
  shape(balance, 'a bare number', 1284.5, 'refused', ' type'),
  shape(balance, 'in öre', { amount: 128_450 }, 'refused', 'amount range'),
  shape(balance, 'a little above the maximum', { amount: 15_200 }, 'different', 'amount range', ['amount', 15_200]),
  shape(transactions, 'a plain list', rows, 'different', ' type', ['content.4.id', 5]),
  shape(transactions, 'wrapped in another name', { items: rows, total: 412 }, 'different', 'content missing', [
    'content.4.id',
    5,
  ]),
  shape(transactions, 'rows of HAL', { _embedded: { transactions: rows } }, 'refused', 'content missing'),
  shape(transactions, 'oldest first', page(oldestFirst), 'refused', 'content order'),
  shape(
    transactions,
    'in no order',
    page([rows[2], ...rows.filter((_, index) => index !== 2)]),
    'different',
    'content order',
    ['content.0.id', 1],
  ),
  shape(
    transactions,
    'unsigned',
    page(rowsOf((index) => (index === 3 ? { operation: 'Top-up', ...amount(1680) } : amount(135)))),
    'different',
    'content[].settlementAmount.amount sign',
    ['content.0.settlementAmount.amount', -135],
  ),
  shape(
    transactions,
    'with the signs of a ledger',
    page(rowsOf((index) => (index === 3 ? { operation: 'Top-up', ...amount(-1680) } : amount(135)))),
    'different',
    'content[].settlementAmount.amount sign',
    ['content.3.settlementAmount.amount', 1680],
  ),
  shape(
    transactions,
    'in öre',
    page(rowsOf((index) => (index === 3 ? { operation: 'Top-up', ...amount(168_000) } : amount(-13_500)))),
    'refused',
    'content[].settlementAmount.amount unit',
  ),
  shape(
    transactions,
    'amounts as text',
    page(rowsOf(() => amount('-135.00'))),
    'different',
    'content[].settlementAmount.amount type',
    ['content.0.settlementAmount.amount', -135],
  ),
  shape(
    transactions,
    'ids as text',
    page(rowsOf((index) => ({ id: String(index + 1) }))),
    'different',
    'content[].id type',
    ['content.0.id', 1],
  ),
  shape(
    transactions,
    'ids as UUIDs',
    page(rowsOf((index) => ({ id: `b7f3-${index}` }))),
    'different',
    'content[].id type',
    ['content.length', 5],
  ),
  shape(
    transactions,
    'words in capitals',
    page(rowsOf(() => ({ operation: 'PURCHASE', status: 'SUCCESSFUL' }))),
    'different',
    'content[].operation unknown',
    ['content.0.operation', 'Purchase'],
  ),
  shape(
    transactions,
    'words with underscores',
    page(rowsOf(() => ({ operation: 'MANUAL_DEDUCTION' }))),
    'different',
    'content[].operation unknown',
    ['content.0.operation', 'Manual Deduction'],
  ),
  shape(
    transactions,
    'other words',
    page(rowsOf(() => ({ operation: 'KÖP' }))),
    'different',
    'content[].operation unknown',
    ['content.0.operation', { other: 'KÖP' }],
  ),
  shape(
    transactions,
    'not settled yet',
    page(rowsOf((index) => (index === 0 ? { settlementAmount: null } : {}))),
    'different',
    'content[].settlementAmount null',
    ['content.0.settlementAmount.amount', -135],
  ),
  shape(
    transactions,
    'fee missing',
    page(rows.map((one) => without(one, 'feeAmount'))),
    'different',
    'content[].feeAmount missing',
  ),
  shape(
    transactions,
    'description null',
    page(rowsOf(() => ({ description: null }))),
    'row',
    'content[].description null',
  ),
  shape(
    transactions,
    'moments in ms',
    page(rowsOf((index) => ({ transactionDate: 1_795_000_000_000 - index }))),
    'different',
    'content[].transactionDate type',
    ['content.length', 5],
  ),
  shape(
    transactions,
    'moments in seconds',
    page(rowsOf((index) => ({ transactionDate: 1_795_000_000 - index }))),
    'different',
    'content[].transactionDate type',
    ['content.length', 5],
  ),
  shape(
    transactions,
    'moments as arrays',
    page(rowsOf((index) => ({ transactionDate: [2026, 11, 20 - index, 11, 52] }))),
    'different',
    'content[].transactionDate type',
    ['content.0.transactionDate', '2026-11-20T11:52:00+01:00'],
  ),
  shape(
    transactions,
    'moments without an offset',
    page(rowsOf((index) => ({ transactionDate: `${days[index]}T11:52:00` }))),
    'different',
    'content[].transactionDate type',
    ['content.0.transactionDate', '2026-11-20T11:52:00+01:00'],
  ),
  shape(transactionYears, 'as text', ['2026', '2025'], 'different', '[] type', ['0', 2026]),
  shape(transactionYears, 'oldest first', [2024, 2025, 2026], 'different', ' order', ['0', 2026]),
  shape(transactionYears, 'objects', [{ year: 2026 }], 'refused', '[] type'),
  shape(yearTransactions, 'oldest first', oldestFirst, 'different', ' order', ['0.id', 5]),
  shape(yearTransactions, 'the only page', page(rows, { last: true, totalPages: 1 }), 'different', ' type', [
    '4.id',
    5,
  ]),
  shape(yearTransactions, 'the first of several pages', page(rows, { totalPages: 3 }), 'refused', ' type'),
  shape(yearTransactions, 'grouped by month', [{ month: 11, transactions: rows }], 'refused', '[].id missing'),
  shape(yearTransactions, 'a map by month', { 10: [], 11: rows }, 'refused', ' type'),
  shape(
    yearTransactions,
    'in öre',
    rowsOf((index) => amount(index === 3 ? 168_000 : -13_500)),
    'refused',
    '[].settlementAmount.amount unit',
  ),
  shape(
    yearTransactions,
    'unsigned',
    rowsOf(() => amount(135)),
    'different',
    '[].settlementAmount.amount sign',
    ['0.settlementAmount.amount', -135],
  ),
  // Top-ups
  shape(nextTopupInfo, 'no content', undefined, 'different', ' missing', ['actualTopupAmount', 0]),
  shape(nextTopupInfo, 'max null', { ...next, maxTopupAmount: null }, 'different', 'maxTopupAmount null'),
  shape(
    nextTopupInfo,
    'a date-time',
    { ...next, nextTopupDate: '2026-11-25T00:00:00' },
    'different',
    'nextTopupDate type',
    ['nextTopupDate', '2026-11-25'],
  ),
  shape(nextTopupInfo, 'in kronor', { ...next, actualTopupAmount: 1680 }, 'refused', 'actualTopupAmount unit'),
  shape(
    nextTopupInfo,
    'displayMaxTopupAmount as an amount',
    { ...next, displayMaxTopupAmount: 168_000 },
    'row',
    'displayMaxTopupAmount type',
  ),
  shape(nextDashboardTopup, 'no content', undefined, 'different', ' missing', ['nextTopup', null]),
  shape(nextDashboardTopup, 'a date-time', { nextTopup: '2026-11-25T00:00:00Z' }, 'different', 'nextTopup type', [
    'nextTopup',
    '2026-11-25',
  ]),
  shape(
    topupCalendar,
    'without topupAmount and pendingTopups',
    without(calendar, 'topupAmount', 'pendingTopups'),
    'different',
    'topupAmount missing',
    ['topupAmount', 0],
  ),
  shape(topupCalendar, 'topupAmount null', { ...calendar, topupAmount: null }, 'different', 'topupAmount null', [
    'topupAmount',
    0,
  ]),
  shape(topupCalendar, 'topupAmount in kronor', { ...calendar, topupAmount: 1680 }, 'different', 'topupAmount unit', [
    'topupAmount',
    0,
  ]),
  shape(
    topupCalendar,
    'words with hyphens',
    { ...calendar, months: calendar.months.map((month) => ({ ...month, status: 'Not-Ordered' })) },
    'different',
    'months[].status unknown',
    ['months.0.status', 'NOT_ORDERED'],
  ),
  shape(
    topupCalendar,
    'cancelled with two l',
    { ...calendar, months: calendar.months.map((month) => ({ ...month, status: 'CANCELLED' })) },
    'different',
    'months[].status unknown',
    ['months.0.status', 'CANCELED'],
  ),
  shape(
    topupCalendar,
    'client closed in lower case',
    {
      ...calendar,
      topupSettings: { ...settings, branch: { status: 'closed', clientPackage: { client: { status: 'closed' } } } },
    },
    'different',
    'topupSettings.branch.status type',
    ['topupSettings.branch.status', 'CLOSED'],
  ),
  shape(
    topupCalendar,
    'settings without branch',
    { ...calendar, topupSettings: without(settings, 'branch') },
    'different',
    'topupSettings.branch missing',
  ),
  shape(
    topupCalendar,
    'a map of months',
    { ...calendar, months: { JANUARY: { status: 'ORDERED' } } },
    'refused',
    'months type',
  ),
  shape(topupCalendar, 'a plain list of months', calendar.months, 'refused', ' type'),
  shape(
    topupCalendar,
    'flags of invoices by name',
    { ...calendar, hasInvoice: { jan: true }, months: calendar.months.map((month) => without(month, 'hasInvoice')) },
    'row',
    'months[].hasInvoice missing',
  ),
  // Cards
  shape(accountCards, 'status in another case', [{ ...card, status: 'Active' }], 'different', '[].status unknown', [
    '0.status',
    'ACTIVE',
  ]),
  shape(
    accountCards,
    'lastFourDigits as a number',
    [{ ...card, lastFourDigits: 4821 }],
    'different',
    '[].lastFourDigits type',
    ['0.lastFourDigits', '4821'],
  ),
  shape(
    walletTokens,
    'status in lower case',
    { walletTokens: [{ status: 'active', walletName: null, deviceName: null }] },
    'different',
    'walletTokens[].status type',
    ['walletTokens.0.status', 'ACTIVE'],
  ),
  shape(pinAttempts, 'as text', { counter: '0', max: '3' }, 'different', 'counter type', ['max', 3]),
  shape(pinStatus, 'a bare boolean', false, 'different', ' type', ['pinSet', false]),
  shape(physicalCardEligibility, 'a bare boolean', true, 'different', ' type', ['eligible', true]),
  shape(
    physicalCardFee,
    'in öre',
    { feeAmount: { amount: 4900, currency: 'SEK' } },
    'refused',
    'feeAmount.amount range',
  ),
  shape(
    physicalCardFee,
    'as text',
    { feeAmount: { amount: '49.00', currency: 'SEK' } },
    'different',
    'feeAmount.amount type',
    ['feeAmount.amount', 49],
  ),
  shape(physicalCardFee, 'null', { feeAmount: null }, 'refused', 'feeAmount null'),
  shape(replacementFee, 'in öre', { amount: 15_000 }, 'refused', 'amount range'),
  shape(replacementFee, 'no content', undefined, 'refused', ' missing'),
  shape(virtualCards, 'a bare boolean', true, 'different', ' type', ['enabled', true]),
  shape(
    enrichCardholder,
    'without an address',
    { firstName: 'Anna', lastName: 'Lindqvist', address: null },
    'right',
    '',
  ),
  // Preferences and content
  shape(clientPreferences, 'a bare boolean', true, 'different', ' type', ['allowClientToChangeCardholderLimits', true]),
  shape(
    readPreferences,
    'limits null',
    { ...preferences, dailyPurchaseLimit: null },
    'row',
    'dailyPurchaseLimit null',
    ['dailyPurchaseLimit', null],
  ),
  shape(notifications, 'no content', undefined, 'different', ' missing', ['length', 0]),
  shape(
    blogPosts,
    'updated in ms',
    { objects: [{ ...post, updated: 1_794_474_000_000 }] },
    'different',
    'objects[].updated type',
    ['objects.0.updated', '2026-11-12T09:00:00.000Z'],
  ),
];
