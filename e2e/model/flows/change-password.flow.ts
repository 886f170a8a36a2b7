import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { changePasswordModel } from '../../../machines/change-password/change-password.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { busy, fillForm, inert, pressButton, ready, settling } from '../controls.ts';
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

const logIn = (page: Page) => page.getByRole('link', { name: messagePattern('change-password.logIn') });

export const changePasswordFlow = defineFlow(changePasswordModel, {
  entryPoint: () => ({ path: '/settings/user', token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  gestureEvents: ['field.blurred'],
  gestures: {
    ...fillForm(changePasswordModel.events, field),
    'form.submitted': pressButton('change-password.submit'),
  },
  assertions: {
    'editing.settled': [inert(button), { absent: logIn }],
    'editing.ready': [ready(button), { absent: logIn }],
    'outcomeUnknown.settled': [settling(button), logIn],
    'outcomeUnknown.ready': [ready(button), logIn],
    incorrect: TRANSIENT,
    saving: busy(button),
  },
  twins: [
    {
      states: ['editing.ready', 'editing.settled'],
      reason: 'The form is empty after a change. Its button does nothing then, whether or not it settles.',
    },
  ],
});
