import type { Page } from '@playwright/test';
import { passwordRecoveryModel } from '../../../machines/password-reset/password-recovery.model.ts';
import { blurField, fillField, pressButton, settling } from '../controls.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const { 'field.changed': changed } = passwordRecoveryModel.events;
const field = (page: Page) => page.getByRole('textbox', { name: messagePattern('password-reset.recovery.email') });

export const passwordRecoveryFlow = defineFlow(passwordRecoveryModel, {
  entryPoint: () => ({ path: '/login/email-recover' }),
  background: 'unanswered',
  gestures: {
    'field.changed': fillField(field, (label) => changed[label]?.value ?? ''),
    'field.blurred': blurField(field),
    'form.submitted': pressButton('password-reset.recovery.submit'),
    'recovery.restart': pressButton('password-reset.recovery.again'),
  },
  assertions: {
    'editing.settled': settling((page) =>
      page.getByRole('button', { name: messagePattern('password-reset.recovery.submit') }),
    ),
    'editing.ready': (page) =>
      page.getByRole('button', { name: messagePattern('password-reset.recovery.submit'), disabled: false }),
    submitting: (page) =>
      page.getByRole('button', { name: messagePattern('password-reset.recovery.submit'), disabled: true }),
    submitted: (page) => page.getByRole('heading', { name: messagePattern('password-reset.recovery.sent.title') }),
  },
});
