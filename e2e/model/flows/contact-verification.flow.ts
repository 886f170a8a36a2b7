import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access.ts';
import { contactVerificationModel } from '../../../machines/contact-details/contact-verification.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { leaving, pressing, writing } from '../filling.ts';
import { defineFlow, PASSING, standing } from '../flow.ts';
import { said } from '../words.ts';

const field = (page: Page) => page.getByRole('textbox', { name: said('verification.code') });
const { 'field.changed': changes } = contactVerificationModel.events;
const sender = (page: Page) =>
  page
    .getByRole('button', { name: said('verification.send') })
    .or(page.getByRole('button', { name: said('verification.resend') }));
const warning = (title: MessageId) => (page: Page) => page.getByRole('alert').filter({ hasText: said(title) });

export const contactVerificationFlow = defineFlow(contactVerificationModel, {
  entrance: ({ address }) => ({ path: address, token: tokenOf() }),
  background: [standing(customPolicy, { policyText: null, accepted: false })],
  gestures: {
    'field.changed': writing(field, (label) => changes[label]?.value ?? ''),
    'field.blurred': leaving(field),
    'form.submitted': pressing('verification.confirm'),
    'code.send': { at: sender },
  },
  sights: {
    arriving: PASSING,
    ready: PASSING,
    sent: PASSING,
    subjectless: (page) => page.getByRole('heading', { name: said('verification.subjectless.title') }),
    unsent: (page) => page.getByRole('button', { name: said('verification.send') }),
    sending: (page) => sender(page).and(page.locator('[aria-busy]')),
    entering: (page) => page.getByRole('timer'),
    confirming: (page) => page.getByRole('button', { name: said('verification.confirm'), disabled: true }),
    expired: warning('verification.expired.title'),
    exhausted: warning('verification.exhausted.title'),
    verified: { absent: field },
  },
});
