import type { Page } from '@playwright/test';
import { cardStatusModel } from '../../../machines/home/card-status.model.ts';
import { lastStatusText } from '../../../machines/home/card-status.ts';
import { ready } from '../controls.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, withDates } from '../shown-texts.ts';
import { alertBanner, loadError, loading, onHomePage, region, retryIn } from './home-page.ts';

const wallet = (page: Page) => region(page, 'home.wallet.title');
const walletError = loadError('home.wallet.title');
const cardError = alertBanner('home.card.failed');
const lastStatus = (page: Page) =>
  page.getByRole('alert').filter({
    hasText: new RegExp(
      (['home.card.lastUsable', 'home.card.lastBlocked', 'home.card.lastPinBlocked'] as const)
        .map((id) => messagePattern(id).source)
        .join('|'),
    ),
  });
const retryLast = (page: Page) => lastStatus(page).getByRole('button', { name: messagePattern('action.retry') });
const pinError = alertBanner('home.pin.failed');
const blockedPin = (page: Page) => page.getByText(messagePattern('home.pin.why'));

/** Nothing about the PIN is shown. The wallet shows if there is a card. */
const noPinAlert = [wallet, { absent: blockedPin }, { absent: pinError }, { absent: cardError }] as const;
const loadingWallet = loading('home.wallet.loading');

/** The states of the PIN that show nothing. */
const NO_PIN_ALERT = [
  'loaded.pin.loadingStatus',
  'loaded.pin.loadingAttempts',
  'loaded.pin.usable',
  'loaded.pin.noPin',
] as const;
const WAITS = 'The wallet waits for the card, and then for its own answer.';

export const cardStatusFlow = defineFlow(cardStatusModel, {
  ...onHomePage,
  // Home waits this long for the card before it shows its parts, ms.
  prepare: async ({ page, callHarness }) => {
    await callHarness('waitForState', 'loading', 0);
    await page.clock.runFor(400);
  },
  shows({ card, failures, last }, leaves) {
    const failureIn = (leaf: (typeof leaves)[number], failure = failures.card) =>
      leaves.includes(leaf) ? messagesOf({ failure }) : [];
    const isBlocked = leaves.some((leaf) => leaf.startsWith('loaded.')) && card?.status === 'BLOCKED';
    return [
      ...failureIn('loadFailed'),
      ...failureIn('stale'),
      ...(last
        ? [
            withDates(({ formatTime }) => ({
              id: lastStatusText(last.value),
              values: { time: formatTime(last.readAt) },
            })),
          ]
        : []),
      ...failureIn('loaded.pin.loadFailed', failures.pin),
      ...failureIn('loaded.wallet.loadFailed', failures.wallet),
      ...(isBlocked
        ? [
            { id: 'home.card.blockedTitle' } as const,
            { id: 'home.card.blockedText' } as const,
            { id: 'home.card.go' } as const,
          ]
        : []),
      ...(leaves.includes('loaded.pin.blocked')
        ? [{ id: 'home.pin.blocked' } as const, { id: 'home.pin.go' } as const]
        : []),
    ];
  },
  gestures: {
    'card.retry': retryIn((page) => cardError(page).or(lastStatus(page))),
    'pin.retry': retryIn(pinError),
    'wallet.retry': retryIn(walletError),
  },
  assertions: {
    loading: [loadingWallet, { absent: blockedPin }, { absent: pinError }, { absent: cardError }],
    stale: ready(retryLast),
    loadFailed: cardError,
    noCard: [{ absent: wallet }, { absent: cardError }, { absent: lastStatus }],
    'loaded.pin.loadingStatus': noPinAlert,
    'loaded.pin.loadingAttempts': noPinAlert,
    'loaded.pin.usable': noPinAlert,
    'loaded.pin.noPin': noPinAlert,
    'loaded.pin.blocked': blockedPin,
    'loaded.pin.loadFailed': pinError,
    'loaded.wallet.loading': loadingWallet,
    'loaded.wallet.active': (page) => wallet(page).getByText(messagePattern('home.wallet.active')),
    'loaded.wallet.inactive': (page) =>
      wallet(page).getByRole('link', { name: messagePattern('home.wallet.activate') }),
    'loaded.wallet.loadFailed': walletError,
  },
  twins: [
    { states: NO_PIN_ALERT, reason: 'Home mentions the PIN only if it is blocked or could not be checked.' },
    { in: [...NO_PIN_ALERT, 'loaded.wallet.loading'], alsoHold: ['loading'], reason: WAITS },
    { in: ['loading'], alsoHold: [...NO_PIN_ALERT, 'loaded.wallet.loading'], reason: WAITS },
  ],
});
