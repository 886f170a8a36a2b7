import type { Page } from '@playwright/test';
import { passwordResetModel } from '../../../machines/password-reset/password-reset.model.ts';
import { leaving, pressing, writing } from '../filling.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';

const REPEATED = ['the same again', 'something else', 'the repeated one'];

const { 'field.changed': changed } = passwordResetModel.events;
const field = (page: Page, label: string) =>
  page.getByLabel(REPEATED.includes(label) ? said('reset.repeat') : new RegExp(`^${said('reset.new').source}$`));
const button = (page: Page) => page.getByRole('button', { name: said('reset.submit') });
const busy = (page: Page) => button(page).and(page.locator('[aria-busy=true]'));

export const passwordResetFlow = defineFlow(passwordResetModel, {
  entrance: ({ token }) => ({ path: `/login/reset-password/${token}` }),
  background: 'held',
  gestures: {
    'field.changed': writing(field, (label) => changed[label]?.value ?? ''),
    'field.blurred': leaving(field),
    'form.submitted': pressing('reset.submit'),
    'link.retry': pressing('action.retry'),
  },
  sights: {
    checking: (page) => page.getByRole('status').filter({ hasText: said('reset.checking') }),
    unchecked: (page) => page.getByRole('alert').filter({ hasText: said('failure.unreachable') }),
    // At the door, with the reason.
    rejected: (page) => page.getByText(said('session.reason.deadLink')),
    filling: (page) => button(page).and(page.locator(':not([aria-busy])')),
    lookingUp: busy,
    saving: busy,
    changed: (page) => page.getByRole('heading', { name: said('login.password.title') }),
  },
});
