import type { Locator, Page } from '@playwright/test';
import { type TestContext, TRANSIENT } from '../flow.ts';
import { button, status } from './card-parts.ts';

/** The gestures of a log-in or a signature with BankID. */
export const bankIdGestures = {
  'bankid.scan': button('bankid.scan'),
  'bankid.open': button('bankid.open'),
  'bankid.cancel': button('action.cancel'),
  'page.hidden': ({ callHarness }: TestContext) => callHarness('setTabVisible', false),
  'page.shown': ({ callHarness }: TestContext) => callHarness('setTabVisible', true),
};

/** The assertions for an order. Polling changes nothing on the page: `container` is what is visible meanwhile. */
export const bankIdAssertions = (container: (page: Page) => Locator) =>
  ({
    resuming: TRANSIENT,
    idle: status('bankid.choose'),
    // With a QR code, the guidance for scanning is shown at once.
    starting: (page: Page) => status('bankid.starting')(page).or(status('bankid.scanning')(page)),
    'pending.app.outstanding': TRANSIENT,
    'pending.app.scanning': status('bankid.scanning'),
    'pending.app.opened': status('bankid.opened'),
    'pending.app.identifying': status('bankid.identifying'),
    'pending.app.signing': status('bankid.signing'),
    'pending.poll.waiting': container,
    'pending.poll.hidden': container,
    'pending.poll.refreshing': container,
    'pending.poll.collecting': container,
    renewing: status('bankid.scanning'),
  }) as const;
