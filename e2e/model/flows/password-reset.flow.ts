import type { Page } from '@playwright/test';
import { passwordResetModel } from '../../../machines/password-reset/password-reset.model.ts';
import { blurField, fillField, pressButton } from '../controls.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const REPEATED = ['the same again', 'something else', 'the repeated one'];

const { 'field.changed': changed } = passwordResetModel.events;
const field = (page: Page, label: string) =>
  page.getByLabel(
    REPEATED.includes(label)
      ? messagePattern('password-reset.repeat')
      : new RegExp(`^${messagePattern('password-reset.new').source}$`),
  );
const button = (page: Page) => page.getByRole('button', { name: messagePattern('password-reset.submit') });
const busy = (page: Page) => button(page).and(page.locator('[aria-busy=true]'));

export const passwordResetFlow = defineFlow(passwordResetModel, {
  entryPoint: ({ token }) => ({ path: `/login/reset-password/${token}` }),
  background: 'unanswered',
  gestures: {
    'field.changed': fillField(field, (label) => changed[label]?.value ?? ''),
    'field.blurred': blurField(field),
    'form.submitted': pressButton('password-reset.submit'),
    'link.retry': pressButton('action.retry'),
  },
  assertions: {
    checking: (page) => page.getByRole('status').filter({ hasText: messagePattern('password-reset.checking') }),
    unchecked: (page) => page.getByRole('alert').filter({ hasText: messagePattern('failure.unreachable') }),
    // At the door, with the reason.
    rejected: (page) => page.getByText(messagePattern('session.reason.invalidLink')),
    filling: (page) => button(page).and(page.locator(':not([aria-busy])')),
    lookingUp: busy,
    saving: busy,
    changed: (page) => page.getByRole('heading', { name: messagePattern('login-password.title') }),
  },
});
