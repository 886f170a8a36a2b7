import type { Page } from '@playwright/test';
import { passwordRecoveryModel } from '../../../machines/password-reset/password-recovery.model.ts';
import { blurField, busy, fillField, pressButton, ready, settling } from '../controls.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const { 'field.changed': changed } = passwordRecoveryModel.events;
const field = (page: Page) => page.getByRole('textbox', { name: messagePattern('password-reset.recovery.email') });

const submit = (page: Page) => page.getByRole('button', { name: messagePattern('password-reset.recovery.submit') });

export const passwordRecoveryFlow = defineFlow(passwordRecoveryModel, {
  entryPoint: () => ({ path: '/login/email-recover' }),
  background: 'unanswered',
  gestureEvents: ['field.blurred'],
  gestures: {
    'field.changed': fillField(field, (label) => changed[label]?.value ?? ''),
    'field.blurred': blurField(field),
    'form.submitted': pressButton('password-reset.recovery.submit'),
    'recovery.restart': pressButton('password-reset.recovery.again'),
    'login.open': pressButton('password-reset.recovery.back'),
  },
  assertions: {
    'editing.settled': settling(submit),
    'editing.ready': ready(submit),
    submitting: busy(submit),
    submitted: (page) => page.getByRole('heading', { name: messagePattern('password-reset.recovery.sent.title') }),
    loggingIn: (page) => page.getByRole('heading', { name: messagePattern('login-password.title') }),
  },
});
