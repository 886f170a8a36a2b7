import type { Page } from '@playwright/test';
import { bankIdLoginModel } from '../../../machines/bankid/bankid-login.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { defineFlow, PASSING } from '../flow.ts';
import { said } from '../words.ts';

const button = (name: MessageId) => ({ at: (page: Page) => page.getByRole('button', { name: said(name) }) });
const guidance = (text: MessageId) => (page: Page) => page.getByRole('status').filter({ hasText: said(text) });
const ended = (title: MessageId) => (page: Page) => page.getByRole('alert').filter({ hasText: said(title) });
/** Polling shows nothing of its own. */
const underWay = (page: Page) => page.getByRole('heading', { name: said('login.bankid.title') });

export const bankIdLoginFlow = defineFlow(bankIdLoginModel, {
  entrance: () => ({ path: '/login/bankid' }),
  background: 'held',
  gestures: {
    'bankid.scan': button('login.bankid.scan'),
    'bankid.open': button('login.bankid.open'),
    'bankid.cancel': button('action.cancel'),
    'page.hidden': ({ tell }) => tell('show', false),
    'page.shown': ({ tell }) => tell('show', true),
    'screen.left': ({ tell }) => tell('go', '/login/elsewhere'),
  },
  sights: {
    arriving: PASSING,
    idle: guidance('login.bankid.choose'),
    // Who wants to scan is shown the place of the code at once.
    starting: (page) => guidance('login.bankid.starting')(page).or(guidance('login.bankid.scanning')(page)),
    'pending.app.unseen': PASSING,
    'pending.app.scanning': guidance('login.bankid.scanning'),
    'pending.app.opened': guidance('login.bankid.opened'),
    'pending.app.identifying': guidance('login.bankid.identifying'),
    'pending.app.signing': guidance('login.bankid.signing'),
    'pending.poll.waiting': underWay,
    'pending.poll.hidden': underWay,
    'pending.poll.refreshing': underWay,
    'pending.poll.collecting': underWay,
    renewing: guidance('login.bankid.scanning'),
    asleep: ended('login.bankid.asleep.title'),
    failed: ended('login.bankid.failed.title'),
    // The token has opened the portal.
    complete: (page) => page.getByRole('button', { name: said('navigation.logOut') }),
  },
});
