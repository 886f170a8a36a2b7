import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { contactVerificationModel } from '../../../machines/contact-details/contact-verification.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { blurField, fillField, pressButton, settling } from '../controls.ts';
import { backgroundResponse, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const field = (page: Page) => page.getByRole('textbox', { name: messagePattern('contact-details.verification.code') });
const { 'field.changed': changes } = contactVerificationModel.events;
const sendButton = (page: Page) =>
  page
    .getByRole('button', { name: messagePattern('contact-details.verification.send') })
    .or(page.getByRole('button', { name: messagePattern('contact-details.verification.resend') }));
const warning = (title: MessageId) => (page: Page) =>
  page.getByRole('alert').filter({ hasText: messagePattern(title) });

export const contactVerificationFlow = defineFlow(contactVerificationModel, {
  entryPoint: ({ address }) => ({ path: address, token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  backgroundFor: ({ cardholder }) => [backgroundResponse(cardholderInfo, cardholder)],
  // The access gate loads the cardholder first.
  answerFirstInBackground: ['cardholderInfo'],
  gestures: {
    'field.changed': fillField(field, (label) => changes[label]?.value ?? ''),
    'field.blurred': blurField(field),
    'form.submitted': pressButton('contact-details.verification.confirm'),
    'code.send': { at: sendButton },
    'status.retry': { at: (page) => page.getByRole('button', { name: messagePattern('action.retry') }) },
  },
  assertions: {
    checkingAddress: TRANSIENT,
    checkingCode: TRANSIENT,
    checkingExpiry: TRANSIENT,
    nothingToVerify: (page) =>
      page.getByRole('heading', { name: messagePattern('contact-details.verification.nothingToVerify.title') }),
    'codeNotSent.settled': settling(sendButton),
    'codeNotSent.ready': (page) =>
      page.getByRole('button', { name: messagePattern('contact-details.verification.send') }),
    sending: (page) => sendButton(page).and(page.locator('[aria-busy]')),
    'entering.settled': settling(sendButton),
    'entering.ready': (page) => page.getByRole('timer'),
    confirming: (page) =>
      page.getByRole('button', { name: messagePattern('contact-details.verification.confirm'), disabled: true }),
    checking: (page) =>
      page.getByRole('button', { name: messagePattern('contact-details.verification.confirm'), disabled: true }),
    outcomeUnknown: warning('contact-details.verification.outcomeUnknown'),
    'expired.settled': settling(sendButton),
    'expired.ready': warning('contact-details.verification.expired.title'),
    'exhausted.settled': settling(sendButton),
    'exhausted.ready': warning('contact-details.verification.exhausted.title'),
    verified: { absent: field },
  },
});
