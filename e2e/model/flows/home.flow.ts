import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access.ts';
import { homeModel } from '../../../machines/home/home.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';

const part = (page: Page, title: MessageId) => page.getByRole('region', { name: said(title) });
/** The complaint of a part itself, not of one inside it. */
const complaint = (page: Page, title: MessageId) => part(page, title).locator(':scope > [role=alert]');
const retry = (title: MessageId) => ({
  at: (page: Page) => complaint(page, title).getByRole('button', { name: said('action.retry') }),
});
const reading = (label: MessageId) => (page: Page) => page.getByRole('status').filter({ hasText: said(label) });

export const homeFlow = defineFlow(homeModel, {
  entrance: () => ({ path: '/home', token: tokenOf() }),
  background: [standing(customPolicy, { policyText: null, accepted: false })],
  gestures: {
    'balance.retry': retry('home.balance.title'),
    'nextTopup.retry': retry('home.nextTopup.title'),
    'transactions.retry': retry('home.transactions.title'),
  },
  sights: {
    'balance.reading': reading('home.balance.loading'),
    'balance.shown': (page) => part(page, 'home.balance.title').getByText(/1\s284,50/),
    'balance.failed': (page) => complaint(page, 'home.balance.title'),
    'nextTopup.reading': reading('home.nextTopup.loading'),
    'nextTopup.shown': (page) => part(page, 'home.nextTopup.title').getByText(/1\s680/),
    'nextTopup.none': (page) => part(page, 'home.nextTopup.title').getByText(said('home.nextTopup.none')),
    'nextTopup.failed': (page) => complaint(page, 'home.nextTopup.title'),
    'transactions.reading': reading('home.transactions.loading'),
    'transactions.shown': (page) => part(page, 'home.transactions.title').getByText('Restaurang Jonas'),
    'transactions.none': (page) => part(page, 'home.transactions.title').getByText(said('home.transactions.none')),
    'transactions.failed': (page) => complaint(page, 'home.transactions.title'),
  },
});
