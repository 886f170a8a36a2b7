import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { changePasswordModel } from '../../../machines/change-password/change-password.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { fillForm, pressButton, settling } from '../controls.ts';
import { backgroundResponse, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const LABELS: Readonly<Record<string, MessageId>> = {
  oldPassword: 'change-password.old',
  newPassword: 'change-password.new',
  repeated: 'change-password.repeat',
};

/** Matches the whole label, because one label starts with another. */
const field = (page: Page, name = '') =>
  page.getByLabel(new RegExp(`^${messagePattern(LABELS[name] ?? 'change-password.old').source}$`));
const button = (page: Page) => page.getByRole('button', { name: messagePattern('change-password.submit') });

export const changePasswordFlow = defineFlow(changePasswordModel, {
  entryPoint: () => ({ path: '/settings/user', token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  gestures: {
    ...fillForm(changePasswordModel.events, field),
    'form.submitted': pressButton('change-password.submit'),
  },
  assertions: {
    'editing.settled': settling(button),
    'editing.ready': (page) => button(page).and(page.locator(':not([aria-busy])')),
    'outcomeUnknown.settled': settling(button),
    'outcomeUnknown.ready': (page) => page.getByRole('link', { name: messagePattern('change-password.logIn') }),
    incorrect: TRANSIENT,
    saving: (page) => button(page).and(page.locator('[aria-busy]')),
  },
});
