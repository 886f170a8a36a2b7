import type { Page } from '@playwright/test';
import { saveContactInfo } from '../../../contract/contact.ts';
import { accessGateModel } from '../../../machines/access-gate/access-gate.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';

const button = (name: MessageId) => ({ at: (page: Page) => page.getByRole('button', { name: said(name) }) });
const heading = (name: MessageId) => (page: Page) => page.getByRole('heading', { name: said(name) });
const busy = (name: MessageId) => (page: Page) => page.getByRole('button', { name: said(name), disabled: true });
const loading = (page: Page) => page.getByRole('status').filter({ hasText: said('loading.page') });

/** Each account is called by its last digits, as in the model's accounts. */
const DIGITS: Readonly<Record<string, string>> = {
  'the newest': '4821',
  'the older one': '1111',
  'the inactive one': '2222',
  'the excluded one': '9999',
};

const accountButton = (page: Page, label: string) =>
  page
    .getByRole('region', { name: said('account.title'), includeHidden: true })
    .first()
    .getByRole('button', { name: DIGITS[label] ?? label, includeHidden: true });

export const accessGateFlow = defineFlow(accessGateModel, {
  entrance: () => ({ path: '/home', token: tokenOf() }),
  // Whoever saves the contact details waits, or it would ask for the cardholder again in the middle of a path.
  background: [standing(saveContactInfo, undefined, 0)],
  gestures: {
    'gate.retry': button('action.retry'),
    'terms.accept': button('terms.accept'),
    'policy.approve': button('policy.approve'),
    'card.create': button('onboarding.create'),
    // A page below tells it of its own accord.
    'cardholder.read': ({ tell }, label) => tell('send', 'cardholder.read', label),
    'contacts.confirmed': ({ tell }, label) => tell('send', 'contacts.confirmed', label),
    'card.read': ({ tell }, label) => tell('send', 'card.read', label),
    'account.choose': {
      at: (page, label) => accountButton(page, label),
      // The menu of a desktop, which is closed until it is asked for.
      act: async (choice) => {
        await choice
          .page()
          .getByRole('button', { name: said('account.menu') })
          .click();
        await choice.click();
      },
      offered: async (choice) => (await choice.count()) > 0,
    },
    'cardholder.changed': ({ tell }, label) => tell('send', 'cardholder.changed', label),
    'language.chosen': ({ tell }, label) => tell('send', 'language.chosen', label),
    'notifications.entered': ({ tell }, label) => tell('send', 'notifications.entered', label),
    'notifications.left': ({ tell }, label) => tell('send', 'notifications.left', label),
  },
  sights: {
    'loading.person.reading': loading,
    'loading.person.readingPolicy': loading,
    'loading.person.known': loading,
    'loading.account.reading': loading,
    'loading.account.known': loading,
    'loading.onboarding.reading': loading,
    'loading.onboarding.known': loading,
    deciding: 'passing',
    'terms.unaccepted': heading('terms.title'),
    'terms.accepting': busy('terms.accept'),
    'terms.rereading': busy('terms.accept'),
    'policy.unapproved': heading('policy.title'),
    'policy.approving': busy('policy.approve'),
    'policy.rereading': busy('policy.approve'),
    'onboarding.cardless': heading('onboarding.title'),
    'onboarding.creating': busy('onboarding.create'),
    'open.current': heading('home.title'),
    'open.rereading': heading('home.title'),
    'open.outdated': heading('home.title'),
    accountless: heading('gate.accountless.title'),
    unavailable: heading('gate.unavailable.title'),
    barred: (page) => page.getByText(said('session.reason.barred')),
  },
});
