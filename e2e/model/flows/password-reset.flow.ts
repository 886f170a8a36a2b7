import type { Page } from '@playwright/test';
import { passwordResetModel } from '../../../machines/password-reset/password-reset.model.ts';
import { blurField, fillField, pressButton, settling } from '../controls.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const REPEATED = ['the same password again', 'a different password', 'the repeated password'];

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
    checkingLink: (page) => page.getByRole('status').filter({ hasText: messagePattern('password-reset.checking') }),
    linkCheckFailed: (page) => page.getByRole('button', { name: messagePattern('action.retry') }),
    linkRejected: (page) => page.getByText(messagePattern('session.reason.invalidLink')),
    'editing.settled': settling(button),
    'editing.ready': (page) => button(page).and(page.locator(':not([aria-busy])')),
    'outcomeUnknown.settled': settling(button),
    'outcomeUnknown.ready': (page) => page.getByRole('link', { name: messagePattern('password-reset.logIn') }),
    probablySaved: (page) => page.getByText(messagePattern('password-reset.probablySaved')),
    linkUsed: TRANSIENT,
    lookingUpAddress: busy,
    saving: busy,
    saved: (page) => page.getByRole('heading', { name: messagePattern('login-password.title') }),
  },
});
