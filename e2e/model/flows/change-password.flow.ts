import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access.ts';
import { passwordChangeModel } from '../../../machines/change-password/change-password.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { filling, pressing } from '../filling.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';

const LABELS: Readonly<Record<string, MessageId>> = {
  oldPassword: 'password.change.old',
  newPassword: 'password.change.new',
  repeated: 'password.change.repeat',
};

/** The whole label: one of them is the beginning of another. */
const field = (page: Page, name = '') =>
  page.getByLabel(new RegExp(`^${said(LABELS[name] ?? 'password.change.old').source}$`));
const button = (page: Page) => page.getByRole('button', { name: said('password.change.submit') });

export const passwordChangeFlow = defineFlow(passwordChangeModel, {
  entrance: () => ({ path: '/settings/user', token: tokenOf() }),
  background: [standing(customPolicy, { policyText: null, accepted: false })],
  gestures: {
    ...filling(passwordChangeModel.events, field),
    'form.submitted': pressing('password.change.submit'),
  },
  sights: {
    editing: (page) => button(page).and(page.locator(':not([aria-busy])')),
    saving: (page) => button(page).and(page.locator('[aria-busy]')),
  },
});
