import type { Locator, Page } from '@playwright/test';
import { type TestContext, TRANSIENT } from '../flow.ts';
import { alert, button, status } from './card-parts.ts';

/** What a person and their browser do while BankID is under way; `elsewhere` is where they leave to. */
export const bankIdGestures = (elsewhere: string) => ({
  'bankid.scan': button('bankid.scan'),
  'bankid.open': button('bankid.open'),
  'bankid.cancel': button('action.cancel'),
  'page.hidden': ({ callHarness }: TestContext) => callHarness('setTabVisible', false),
  'page.shown': ({ callHarness }: TestContext) => callHarness('setTabVisible', true),
  'screen.left': ({ callHarness }: TestContext) => callHarness('navigate', elsewhere),
});

/** What there is to see from the choice of a way until BankID has answered; polling shows only what is around it. */
export const bankIdSights = (around: (page: Page) => Locator) =>
  ({
    arriving: TRANSIENT,
    idle: status('bankid.choose'),
    // Who wants to scan is shown the place of the code at once.
    starting: (page: Page) => status('bankid.starting')(page).or(status('bankid.scanning')(page)),
    'pending.app.unseen': TRANSIENT,
    'pending.app.scanning': status('bankid.scanning'),
    'pending.app.opened': status('bankid.opened'),
    'pending.app.identifying': status('bankid.identifying'),
    'pending.app.signing': status('bankid.signing'),
    'pending.poll.waiting': around,
    'pending.poll.hidden': around,
    'pending.poll.refreshing': around,
    'pending.poll.collecting': around,
    renewing: status('bankid.scanning'),
    asleep: alert('bankid.unattended.title'),
  }) as const;
