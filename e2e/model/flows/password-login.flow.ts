import type { Page } from '@playwright/test';
import { passwordLoginModel } from '../../../machines/login-password/login-password.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { leaving, pressing, writing } from '../filling.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';

const LABELS: Readonly<Record<string, MessageId>> = {
  username: 'login.password.username',
  'username with a blank': 'login.password.username',
  password: 'login.password.password',
  code: 'login.password.code',
};

const { 'field.changed': changed } = passwordLoginModel.events;
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: said(LABELS[label] ?? 'login.password.username') });
const textOf = (label: string) => changed[label]?.value ?? '';

export const passwordLoginFlow = defineFlow(passwordLoginModel, {
  entrance: () => ({ path: '/login/email' }),
  background: 'held',
  gestures: {
    'field.changed': writing(field, textOf),
    'field.blurred': leaving(field),
    'form.submitted': pressing('login.password.submit'),
    'code.again': pressing('login.password.codeAgain'),
  },
  sights: {
    filling: (page) => page.getByRole('button', { name: said('login.password.submit'), disabled: false }),
    signingIn: (page) => page.getByRole('button', { name: said('login.password.submit'), disabled: true }),
    // The token has opened the portal.
    admitted: (page) => page.getByRole('button', { name: said('navigation.logOut') }),
  },
});
