import type { Page } from '@playwright/test';
import { saveLanguage } from '../../../contract/language.ts';
import { accessGateModel } from '../../../machines/access-gate/access-gate.model.ts';
import { accountName, accountStatusText, employerOf } from '../../../machines/account-choice.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { busy, ready, settling } from '../controls.ts';
import { backgroundResponse, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';

const button = (name: MessageId) => ({ at: (page: Page) => page.getByRole('button', { name: messagePattern(name) }) });
const heading = (name: MessageId) => (page: Page) => page.getByRole('heading', { name: messagePattern(name) });
const link = (name: MessageId) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: messagePattern(name) });
/** The pages in the top bar of each account. */
const topBar = ['navigation.home', 'navigation.transactions', 'navigation.card'] as const;
const loading = (page: Page) => page.getByRole('status').filter({ hasText: messagePattern('loading.page') });

const REREAD = 'The button stays busy after the call has failed, until it has been read again what the call changed.';

const { 'account.choose': choices } = accessGateModel.events;
const { 'several accounts': accounts = [] } = accessGateModel.actors.accounts.done;

/** What the account menu says about an account: its employer, the end of its card number and its status. */
function menuText(label: string): RegExp {
  const account = accounts.find(({ id }) => id === choices[label]?.id);
  if (account === undefined) throw new Error(`no account is called '${label}'`);
  const status = accountStatusText(account.status);
  const statusText = 'id' in status ? messagePattern(status.id).source : status.text;
  return new RegExp(`${employerOf(account)}.*${account.card?.lastFourDigits}.*${statusText}`);
}

const accountButton = (page: Page, label: string) =>
  page
    .getByRole('region', { name: messagePattern('account.title'), includeHidden: true })
    .first()
    .getByRole('button', { name: menuText(label), includeHidden: true });

export const accessGateFlow = defineFlow(accessGateModel, {
  entryPoint: () => ({ path: '/home', token: tokenOf() }),
  // This save waits: after it the cardholder would be loaded again, in the middle of a path.
  background: [backgroundResponse(saveLanguage, undefined, 0)],
  // It would load the cardholder.
  blockedEvents: { 'contact-restoring': ['contacts.confirmed'] },
  // The root reports the open page, which is always home.
  pathEvents: ['page.changed'],
  shows: ({ message, account, accounts }, leaves) => [
    // §8 has one text for every failure of the card.
    ...(message && leaves.some((leaf) => leaf.startsWith('onboarding.'))
      ? [{ id: 'failure.support' } as const]
      : messagesOf({ message })),
    // Home says whose money it shows if there are several accounts.
    ...(leaves.includes('open') && account && accounts.length > 1 ? [accountName(account, accounts)] : []),
  ],
  gestures: {
    'access.retry': button('action.retry'),
    'terms.accept': button('access-gate.terms.accept'),
    'policy.approve': button('access-gate.policy.approve'),
    'card.create': button('access-gate.welcome.create'),
    // A page reports it without a press.
    'cardholder.loaded': ({ callHarness }, label) => callHarness('send', 'cardholder.loaded', label),
    'address.saved': ({ callHarness }, label) => callHarness('send', 'address.saved', label),
    'contacts.confirmed': ({ callHarness }, label) => callHarness('send', 'contacts.confirmed', label),
    'card.read': ({ callHarness }, label) => callHarness('send', 'card.read', label),
    'account.choose': {
      at: (page, label) => accountButton(page, label),
      // The menu of a desktop, which is closed until it is asked for.
      act: async (choice) => {
        await choice
          .page()
          .getByRole('button', { name: messagePattern('account.menu') })
          .click();
        await choice.click();
      },
      offered: async (choice) => (await choice.count()) > 0,
    },
    'language.chosen': ({ callHarness }, label) => callHarness('send', 'language.chosen', label),
    'page.changed': ({ callHarness }, label) => callHarness('send', 'page.changed', label),
  },
  assertions: {
    'loading.facts.loading.cardholder.loading': loading,
    'loading.facts.loading.cardholder.loaded': loading,
    'loading.facts.loading.account.loading': loading,
    'loading.facts.loading.account.loaded': loading,
    'loading.facts.loading.onboarding.loading': loading,
    'loading.facts.loading.onboarding.loaded': loading,
    'loading.facts.checking': 'transient',
    'loading.facts.loaded': loading,
    'loading.policy.waiting': loading,
    'loading.policy.loading': loading,
    'loading.policy.loaded': loading,
    deciding: 'transient',
    'terms.confirming.settled': [heading('access-gate.terms.title'), settling(button('access-gate.terms.accept').at)],
    'terms.confirming.ready': [heading('access-gate.terms.title'), ready(button('access-gate.terms.accept').at)],
    'terms.accepting': busy(button('access-gate.terms.accept').at),
    'terms.checkingOutcome': busy(button('access-gate.terms.accept').at),
    'terms.deciding': TRANSIENT,
    'policy.confirming.settled': [
      heading('access-gate.policy.title'),
      settling(button('access-gate.policy.approve').at),
    ],
    'policy.confirming.ready': [heading('access-gate.policy.title'), ready(button('access-gate.policy.approve').at)],
    'policy.approving': busy(button('access-gate.policy.approve').at),
    'policy.checkingAccepted': busy(button('access-gate.policy.approve').at),
    'policy.checkingOutcome': busy(button('access-gate.policy.approve').at),
    'policy.deciding': TRANSIENT,
    'onboarding.confirming.settled': [
      heading('access-gate.welcome.title'),
      settling(button('access-gate.welcome.create').at),
    ],
    'onboarding.confirming.ready': [
      heading('access-gate.welcome.title'),
      ready(button('access-gate.welcome.create').at),
    ],
    'onboarding.creating': busy(button('access-gate.welcome.create').at),
    'onboarding.checkingOutcome': busy(button('access-gate.welcome.create').at),
    'onboarding.deciding': TRANSIENT,
    open: [heading('home.title'), ...topBar.map(link)],
    noAccount: heading('access-gate.noAccount.title'),
    loadFailed: heading('access-gate.loadFailed.title'),
    denied: (page) => page.getByText(messagePattern('session.reason.accessDenied')),
  },
  twins: [
    {
      states: [
        'loading.facts.loading.cardholder.loading',
        'loading.facts.loading.cardholder.loaded',
        'loading.facts.loading.account.loading',
        'loading.facts.loading.account.loaded',
        'loading.facts.loading.onboarding.loading',
        'loading.facts.loading.onboarding.loaded',
        'loading.facts.loaded',
        'loading.policy.waiting',
        'loading.policy.loading',
        'loading.policy.loaded',
      ],
      reason: 'Several calls are made at once. The page shows that it is loading until all of them are answered.',
    },
    { states: ['terms.accepting', 'terms.checkingOutcome'], reason: REREAD },
    { states: ['policy.approving', 'policy.checkingAccepted', 'policy.checkingOutcome'], reason: REREAD },
    { states: ['onboarding.creating', 'onboarding.checkingOutcome'], reason: REREAD },
  ],
});
