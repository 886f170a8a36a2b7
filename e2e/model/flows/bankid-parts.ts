import type { Locator, Page } from '@playwright/test';
import { PASSING, type Scenery } from '../flow.ts';
import { alert, button, status } from './card-parts.ts';

/** What a person and their browser do while BankID is under way; `elsewhere` is where they leave to. */
export const bankIdGestures = (elsewhere: string) => ({
  'bankid.scan': button('login.bankid.scan'),
  'bankid.open': button('login.bankid.open'),
  'bankid.cancel': button('action.cancel'),
  'page.hidden': ({ tell }: Scenery) => tell('show', false),
  'page.shown': ({ tell }: Scenery) => tell('show', true),
  'screen.left': ({ tell }: Scenery) => tell('go', elsewhere),
});

/** What there is to see from the choice of a way until BankID has answered; polling shows only what is around it. */
export const bankIdSights = (around: (page: Page) => Locator) =>
  ({
    arriving: PASSING,
    idle: status('login.bankid.choose'),
    // Who wants to scan is shown the place of the code at once.
    starting: (page: Page) => status('login.bankid.starting')(page).or(status('login.bankid.scanning')(page)),
    'pending.app.unseen': PASSING,
    'pending.app.scanning': status('login.bankid.scanning'),
    'pending.app.opened': status('login.bankid.opened'),
    'pending.app.identifying': status('login.bankid.identifying'),
    'pending.app.signing': status('login.bankid.signing'),
    'pending.poll.waiting': around,
    'pending.poll.hidden': around,
    'pending.poll.refreshing': around,
    'pending.poll.collecting': around,
    renewing: status('login.bankid.scanning'),
    asleep: alert('login.bankid.asleep.title'),
  }) as const;
