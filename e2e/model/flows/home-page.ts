import type { Locator, Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { backgroundResponse } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

/** The flow options that all parts of the home page share. The background response lets the access gate open. */
export const onHomePage = {
  entryPoint: () => ({ path: '/home', token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
};

/** The region of a part, by its heading. */
export const region = (page: Page, title: MessageId) => page.getByRole('region', { name: messagePattern(title) });

/** The error of a part itself, not of a part nested in it. */
export const loadError = (title: MessageId) => (page: Page) => region(page, title).locator(':scope > [role=alert]');

/** An alert banner above the parts. */
export const alertBanner = (title: MessageId) => (page: Page) =>
  page.getByRole('alert').filter({ hasText: messagePattern(title) });

/** The retry button in an alert. */
export const retryIn = (alert: (page: Page) => Locator) => ({
  at: (page: Page) => alert(page).getByRole('button', { name: messagePattern('action.retry') }),
});

export const loading = (label: MessageId) => (page: Page) =>
  page.getByRole('status').filter({ hasText: messagePattern(label) });
