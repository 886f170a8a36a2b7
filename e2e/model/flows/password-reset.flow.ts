import type { Page } from '@playwright/test';
import { passwordResetModel } from '../../../machines/password-reset/password-reset.model.ts';
import { resetForm } from '../../../machines/password-reset/password-reset.ts';
import {
  blurField,
  busy,
  enabledWhenValid,
  fillField,
  pressButton,
  pressSubmit,
  ready,
  settling,
} from '../controls.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const REPEATED = ['the same password again', 'a different password', 'the repeated password'];

const { 'field.changed': changed } = passwordResetModel.events;
const field = (page: Page, label: string) =>
  page.getByLabel(
    REPEATED.includes(label)
      ? messagePattern('new-password.repeat')
      : new RegExp(`^${messagePattern('new-password.label').source}$`),
  );
const button = (page: Page) => page.getByRole('button', { name: messagePattern('password-reset.submit') });
const logIn = (page: Page) => page.getByRole('button', { name: messagePattern('password-reset.logIn') });
const backToLogIn = (page: Page) => page.getByRole('button', { name: messagePattern('password-reset.recovery.back') });
const loginPage = (page: Page) => page.getByRole('heading', { name: messagePattern('login-password.title') });

export const passwordResetFlow = defineFlow(passwordResetModel, {
  entryPoint: ({ token }) => ({ path: `/login/reset-password/${token}` }),
  background: 'unanswered',
  gestureEvents: ['field.blurred'],
  silent: {
    linkRejected: 'The page has a text of its own, which the assertion names.',
    loggingIn: 'The page with the message is gone.',
    probablySaved: 'The page has a text of its own, which the assertion names.',
  },
  conditions: [enabledWhenValid(button, resetForm.isValid, ['editing.ready', 'outcomeUnknown.ready'])],
  gestures: {
    'field.changed': fillField(field, (label) => changed[label]?.value ?? ''),
    'field.blurred': blurField(field),
    'form.submitted': pressSubmit(button),
    'link.retry': pressButton('action.retry'),
    'login.open': { at: (page) => logIn(page).or(backToLogIn(page)) },
  },
  assertions: {
    checkingLink: (page) => page.getByRole('status').filter({ hasText: messagePattern('password-reset.checking') }),
    linkCheckFailed: (page) => page.getByRole('button', { name: messagePattern('action.retry') }),
    linkRejected: (page) => page.getByText(messagePattern('session.reason.invalidLink')),
    'editing.settled': [settling(button), { absent: logIn }],
    'editing.ready': [ready(button), { absent: logIn }],
    'outcomeUnknown.settled': [settling(button), logIn],
    'outcomeUnknown.ready': [ready(button), logIn],
    probablySaved: (page) => page.getByText(messagePattern('password-reset.probablySaved')),
    linkUsed: TRANSIENT,
    lookingUpAddress: busy(button),
    saving: busy(button),
    saved: loginPage,
    loggingIn: loginPage,
  },
  twins: [
    {
      states: ['saved', 'loggingIn'],
      reason: 'The same log-in page opens. The toast about the saved password is not part of it.',
    },
    {
      states: ['lookingUpAddress', 'saving'],
      reason: 'The e-mail address of the link is read before the password is saved. The button is busy meanwhile.',
    },
  ],
});
