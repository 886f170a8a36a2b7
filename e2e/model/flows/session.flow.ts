import type { Page } from '@playwright/test';
import type { MessageId } from '../../../machines/message.ts';
import { sessionModel } from '../../../machines/session/session.model.ts';
import { expiryOf } from '../../../machines/token.ts';
import { defineFlow, type ExternalEvent, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, withDates } from '../shown-texts.ts';

const button = (name: MessageId) => ({ at: (page: Page) => page.getByRole('button', { name: messagePattern(name) }) });
const door = (page: Page) => page.getByRole('heading', { name: messagePattern('login-bankid.title') });
const question = (title: MessageId) => (page: Page) => page.getByRole('alertdialog', { name: messagePattern(title) });
const choosing = question('session.choosing.title');
/** The title has the name of the user if the token of the link has it. */
const confirming = (page: Page) =>
  question('session.confirming.title')(page).or(question('session.confirming.titleWithoutName')(page));
/** A button of either question about the token of a link. */
const answer = (inChoosing: MessageId, inConfirming: MessageId) => ({
  at: (page: Page) =>
    choosing(page)
      .getByRole('button', { name: messagePattern(inChoosing) })
      .or(confirming(page).getByRole('button', { name: messagePattern(inConfirming) })),
});
/** The button that extends the session, in a dialog, with a selector for its state. */
const stay = (selector: string) => (page: Page) =>
  question('session.expiring.title')(page)
    .getByRole('button', { name: messagePattern('session.expiring.stay') })
    .and(page.locator(selector));
/** Inside, with no question in front of it. */
const inside = (page: Page) =>
  page.locator('body:not(:has([role=alertdialog]))').getByRole('button', { name: messagePattern('navigation.logOut') });

/** Some screen makes a call, which the backend answers with this status. No screen of these paths makes it by itself. */
const answered =
  (status: number): ExternalEvent =>
  ({ callHarness, answerNext }) => {
    answerNext('currencies', status);
    return callHarness('makeCall', 'currencies');
  };

const sent =
  (type: string): ExternalEvent =>
  ({ callHarness }, label) =>
    callHarness('send', type, label);

const { 'token.obtained': obtained, 'token.changed': changed } = sessionModel.events;

export const sessionFlow = defineFlow(sessionModel, {
  entryPoint: ({ offeredToken, settings }) => ({
    path: '/home',
    offeredToken,
    settings: {
      inactivityMinutes: settings.inactivityLimit / 60_000,
      confirmLinkLogin: settings.confirmsLinkLogin,
      logoutCall: settings.endsAtBackend,
    },
  }),
  background: 'unanswered',
  pathEvents: ['user.active', 'user.inactive', 'user.timedOut'],
  silent: {
    'signedIn.renewalFailed': 'The user learns it when the session is about to expire.',
    'signedIn.renewal.queued': 'The renewal is tried again.',
    'signedIn.unattended': 'The warning about the inactivity shows.',
    leaving: 'The page with the message is gone.',
  },
  shows({ token, message, reason }, leaves) {
    // The page with the message is gone.
    if (leaves.includes('signedOut')) return reason ? [{ id: `session.reason.${reason}` }] : [];
    const question = leaves.some((leaf) => leaf.startsWith('signedIn.expiring.'))
      ? 'expiring'
      : leaves.includes('signedIn.ending.warning') && 'ending';
    return [
      ...messagesOf({ message }),
      ...(question
        ? [
            withDates(({ formatTime }) => ({
              id: `session.${question}.text`,
              values: { time: formatTime(expiryOf(token)) },
            })),
          ]
        : []),
    ];
  },
  gestures: {
    'token.obtained': ({ callHarness }, label) =>
      callHarness('sendToRoot', { type: 'token.obtained', ...obtained[label] }),
    'token.changed': ({ callHarness }, label) => callHarness('storeInOtherTab', 'token', changed[label]?.token ?? null),
    'offer.accept': answer('session.choosing.switch', 'session.confirming.accept'),
    'offer.decline': answer('session.choosing.keep', 'session.confirming.decline'),
    'query.succeeded': answered(200),
    'query.unauthorized': answered(401),
    'query.forbidden': answered(403),
    'lock.granted': ({ callHarness }) => callHarness('releaseLockInOtherTab'),
    'user.active': sent('user.active'),
    'user.inactive': sent('user.inactive'),
    'user.timedOut': sent('user.timedOut'),
    'session.extend': button('session.expiring.stay'),
    'ending.acknowledge': button('session.ending.acknowledge'),
    'session.logOut': button('navigation.logOut'),
    'access.denied': ({ callHarness }) => callHarness('sendToRoot', { type: 'access.denied' }),
    'link.rejected': ({ callHarness }, label) => callHarness('send', 'link.rejected', label),
    'login.requested': ({ callHarness }, label) => callHarness('send', 'login.requested', label),
  },
  assertions: {
    booting: TRANSIENT,
    choosing,
    confirmingOffer: confirming,
    signedOut: door,
    'signedIn.checkingOffer': inside,
    'signedIn.checkingRenewal': TRANSIENT,
    'signedIn.fresh': inside,
    'signedIn.renewal.queued': inside,
    'signedIn.renewal.requesting': inside,
    'signedIn.renewalFailed': inside,
    'signedIn.expiring.asking': stay(':not([aria-busy])'),
    'signedIn.expiring.extending.queued': stay('[aria-busy]'),
    'signedIn.expiring.extending.requesting': stay('[aria-busy]'),
    'signedIn.ending.warning': question('session.ending.title'),
    'signedIn.ending.acknowledged': inside,
    'signedIn.unattended': question('session.unattended.title'),
    leaving: door,
  },
  twins: [
    {
      states: [
        'signedIn.checkingOffer',
        'signedIn.fresh',
        'signedIn.renewal.queued',
        'signedIn.renewal.requesting',
        'signedIn.renewalFailed',
        'signedIn.ending.acknowledged',
      ],
      reason: 'A token is checked and renewed without a sign to the user, who has read when the session ends.',
    },
    {
      states: ['signedIn.expiring.extending.queued', 'signedIn.expiring.extending.requesting'],
      reason: 'The user need not know whether another tab is renewing the token.',
    },
    {
      states: ['signedOut', 'leaving'],
      reason: 'The log-in page is shown at once. When the user is leaving, it is loaded once more.',
    },
  ],
});
