import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { changePasswordModel } from '../../../machines/change-password/change-password.model.ts';
import { changePasswordForm } from '../../../machines/change-password/change-password.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { busy, enabledWhenValid, fillForm, pressButton, pressSubmit, ready, settling } from '../controls.ts';
import { backgroundResponse, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const LABELS: Readonly<Record<string, MessageId>> = {
  oldPassword: 'change-password.old',
  newPassword: 'new-password.label',
  repeated: 'new-password.repeat',
};

/** Matches the whole label, because one label starts with another. */
const field = (page: Page, name = '') =>
  page.getByLabel(new RegExp(`^${messagePattern(LABELS[name] ?? 'change-password.old').source}$`));
const button = (page: Page) => page.getByRole('button', { name: messagePattern('change-password.submit') });

const logIn = (page: Page) => page.getByRole('button', { name: messagePattern('change-password.logIn') });

export const changePasswordFlow = defineFlow(changePasswordModel, {
  entryPoint: ({ ports }) => ({ path: '/settings/user', token: ports.device.read('token') ?? tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  gestureEvents: ['field.blurred'],
  silent: {
    loggingIn: 'The page with the message is gone.',
  },
  conditions: [enabledWhenValid(button, changePasswordForm.isValid, ['editing.ready', 'outcomeUnknown.ready'])],
  gestures: {
    ...fillForm(changePasswordModel.events, field),
    'form.open': pressButton('change-password.open'),
    'form.submitted': pressSubmit(button),
    'login.open': pressButton('change-password.logIn'),
  },
  assertions: {
    starting: TRANSIENT,
    closed: [(page) => page.getByRole('button', { name: messagePattern('change-password.open') }), { absent: button }],
    'editing.settled': [settling(button), { absent: logIn }],
    'editing.ready': [ready(button), { absent: logIn }],
    'outcomeUnknown.settled': [settling(button), logIn],
    'outcomeUnknown.ready': [ready(button), logIn],
    incorrect: TRANSIENT,
    saving: busy(button),
    loggingIn: (page) => page.getByRole('heading', { name: messagePattern('login-password.title') }),
  },
});
