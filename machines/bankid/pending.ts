import { errorParams } from '../call-actor.ts';
import { bankIdSetup } from './bankid.setup.ts';

type Owner = 'bankid-login' | 'bankid-sign';

/** The person's part of a pending order: what they are doing with BankID, as its hints tell. */
export const appOf = (machine: Owner) =>
  bankIdSetup.createStateConfig({
    description: 'What the person is doing with BankID, as its hints tell.',
    initial: 'unseen',
    states: {
      unseen: {
        always: [{ guard: 'isScanMethod', target: 'scanning' }, { target: 'opened' }],
      },
      scanning: {
        description: 'The QR code is on the screen.',
        always: [
          { guard: 'isIdentifying', target: 'identifying' },
          { guard: 'isSigning', target: 'signing' },
        ],
        on: {
          'bankid.open': { target: `#${machine}.starting`, actions: ['cancelOrder', 'forgetOrder', 'chooseOpen'] },
        },
      },
      opened: {
        description: 'BankID was opened on this device and has not answered yet.',
        always: [
          { guard: 'isIdentifying', target: 'identifying' },
          { guard: 'isSigning', target: 'signing' },
        ],
        on: {
          'bankid.scan': { target: `#${machine}.starting`, actions: ['cancelOrder', 'forgetOrder', 'chooseScan'] },
        },
      },
      identifying: {
        description: 'BankID has the order.',
        always: { guard: 'isSigning', target: 'signing' },
      },
      signing: { description: 'The person enters the security code in BankID.' },
    },
  });

/** The rest between two questions about a pending order. */
export const waiting = bankIdSetup.createStateConfig({
  after: {
    nextPoll: [{ guard: 'isUnscanned', target: 'refreshing' }, { target: 'collecting' }],
  },
  on: {
    'page.hidden': 'hidden',
    'page.shown': { target: 'collecting', description: 'The person is back from BankID: ask at once.' },
  },
});

export const hidden = bankIdSetup.createStateConfig({
  description: 'The tab is hidden; nothing is asked until it shows.',
  on: { 'page.shown': 'collecting' },
});

/** The two ways to have an order opened. */
export const ways = {
  'bankid.scan': { target: 'starting', actions: 'chooseScan' },
  'bankid.open': { target: 'starting', actions: 'chooseOpen' },
} as const;

interface Answered<Output> {
  readonly event: { readonly output: Output };
}
export const answered = <Output>({ event }: Answered<Output>) => ({ answer: event.output });

/** What becomes of an order that ends with a failed call. */
export const endedIn = (machine: Owner) =>
  ({
    target: `#${machine}.failed`,
    actions: ['forgetOrder', { type: 'sayFailure', params: errorParams }],
  }) as const;

/** What becomes of a question that got no usable answer. */
export const missedIn = (machine: Owner) =>
  [
    {
      guard: { type: 'isPassing', params: errorParams },
      target: 'waiting',
      actions: 'countMiss',
      description: 'One lost question is no lost order: the next one asks again.',
    },
    endedIn(machine),
  ] as const;

/** What becomes of an order that BankID has ended without success. */
export const unsuccessfulIn = (machine: Owner) =>
  [
    {
      guard: { type: 'isRenewable', params: answered },
      target: `#${machine}.renewing`,
      actions: 'countRenewal',
      description: 'Nobody scanned the code for half a minute, which is normal.',
    },
    { guard: { type: 'isUnattended', params: answered }, target: `#${machine}.asleep`, actions: 'forgetOrder' },
    {
      guard: { type: 'isFailed', params: answered },
      target: `#${machine}.failed`,
      actions: ['forgetOrder', { type: 'sayHint', params: answered }],
    },
    { target: 'waiting', actions: { type: 'noteHint', params: answered } },
  ] as const;

/** What becomes of an order that has been opened. */
export const openedIn = (machine: Owner) =>
  [
    {
      guard: { type: 'isFailed', params: answered },
      target: `#${machine}.failed`,
      actions: { type: 'sayHint', params: answered },
    },
    {
      guard: 'isScanMethod',
      target: `#${machine}.pending`,
      actions: [{ type: 'keepOrder', params: answered }, 'rememberOrder'],
    },
    {
      target: `#${machine}.pending`,
      actions: [{ type: 'keepOrder', params: answered }, 'rememberOrder', 'openApp'],
      description: 'BankID is opened on this device.',
    },
  ] as const;

/** What becomes of an order that took the place of one that nobody scanned. */
export const renewedIn = (machine: Owner) =>
  [
    {
      guard: { type: 'isFailed', params: answered },
      target: `#${machine}.failed`,
      actions: ['forgetOrder', { type: 'sayHint', params: answered }],
    },
    {
      target: `#${machine}.pending`,
      actions: [{ type: 'keepOrder', params: answered }, 'rememberOrder'],
    },
  ] as const;
