import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { standing } from '../flow.ts';
import { said } from '../words.ts';

/** Where every part of home is met. */
export const atHome = () => ({ path: '/home', token: tokenOf() });

/** Lets the gate open; all else answers as the contract shows. */
export const HOME_BACKGROUND = [standing(customPolicy, { policyText: null, accepted: false })];

export const part = (page: Page, title: MessageId) => page.getByRole('region', { name: said(title) });

/** The complaint of a part itself, not of one inside it. */
export const complaint = (title: MessageId) => (page: Page) => part(page, title).locator(':scope > [role=alert]');

/** The same above the parts. */
export const banner = (title: MessageId) => (page: Page) => page.getByRole('alert').filter({ hasText: said(title) });

export const retryIn = (place: (page: Page) => ReturnType<typeof part>) => ({
  at: (page: Page) => place(page).getByRole('button', { name: said('action.retry') }),
});

export const reading = (label: MessageId) => (page: Page) => page.getByRole('status').filter({ hasText: said(label) });
