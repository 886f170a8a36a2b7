import type { Page } from '@playwright/test';
import { loginPasswordModel } from '../../../machines/login-password/login-password.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { blurField, busy, enabled, fillField, inert, pressButton } from '../controls.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';

const LABELS: Readonly<Record<string, MessageId>> = {
  username: 'login-password.username',
  'username with a space': 'login-password.username',
  password: 'login-password.password',
  code: 'login-password.code',
};

const { 'field.changed': changed } = loginPasswordModel.events;
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: messagePattern(LABELS[label] ?? 'login-password.username') });
const submit = (page: Page) => page.getByRole('button', { name: messagePattern('login-password.submit') });
const textOf = (label: string) => changed[label]?.value ?? '';

export const loginPasswordFlow = defineFlow(loginPasswordModel, {
  entryPoint: () => ({ path: '/login/email' }),
  background: 'unanswered',
  gestureEvents: ['field.blurred'],
  shows({ needsCode, codesSent, message }, leaves) {
    const isAsked = needsCode && !leaves.includes('loggedIn');
    const hint = codesSent > 1 ? 'login-password.newCodeHint' : 'login-password.codeHint';
    return [...messagesOf({ message }), ...(isAsked ? [{ id: hint } as const] : [])];
  },
  gestures: {
    'field.changed': fillField(field, textOf),
    'field.blurred': blurField(field),
    'form.submitted': pressButton('login-password.submit'),
    'code.resend': pressButton('login-password.codeAgain'),
  },
  assertions: {
    'editing.settled': inert(submit),
    'editing.ready': enabled(submit),
    submitting: busy(submit),
    loggedIn: (page) => page.getByRole('button', { name: messagePattern('navigation.logOut') }),
  },
});
