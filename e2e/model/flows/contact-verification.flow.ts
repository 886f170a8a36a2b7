import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { writtenValue } from '../../../machines/contact-details/contact-detail.ts';
import { contactVerificationModel } from '../../../machines/contact-details/contact-verification.model.ts';
import { codeForm } from '../../../machines/contact-details/contact-verification.setup.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { blurField, busy, enabledWhenValid, fillField, pressSubmit, ready, settling } from '../controls.ts';
import { backgroundResponse, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';

const field = (page: Page) => page.getByRole('textbox', { name: messagePattern('contact-details.verification.code') });
const { 'field.changed': changes } = contactVerificationModel.events;
const firstSend = (page: Page) =>
  page.getByRole('button', { name: messagePattern('contact-details.verification.send') });
const resend = (page: Page) =>
  page.getByRole('button', { name: messagePattern('contact-details.verification.resend') });
const sendButton = (page: Page) => firstSend(page).or(resend(page));
const warning = (title: MessageId) => (page: Page) =>
  page.getByRole('alert').filter({ hasText: messagePattern(title) });

const expired = warning('contact-details.verification.expired.title');
const exhausted = warning('contact-details.verification.exhausted.title');
const outcomeUnknown = warning('contact-details.verification.outcomeUnknown');
const nothingToVerify = (page: Page) =>
  page.getByRole('heading', { name: messagePattern('contact-details.verification.nothingToVerify.title') });
const timer = (page: Page) => page.getByRole('timer');
const confirm = (page: Page) =>
  page.getByRole('button', { name: messagePattern('contact-details.verification.confirm') });

export const contactVerificationFlow = defineFlow(contactVerificationModel, {
  entryPoint: ({ address }) => ({ path: address, token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  backgroundFor: ({ cardholder }) => [backgroundResponse(cardholderInfo, cardholder)],
  // The access gate loads the cardholder first.
  answerFirstInBackground: ['cardholderInfo'],
  gestureEvents: ['field.blurred'],
  shows({ message, replaced, verification }, leaves) {
    const isOver = (['checkingOutcome', 'verified', 'outcomeUnknown'] as const).some((leaf) => leaves.includes(leaf));
    if (isOver || verification === null) return messagesOf({ message });
    const { kind, value } = verification;
    const id = `contact-details.verification.${kind}.replaces` as const;
    return [
      ...messagesOf({ message }),
      writtenValue(kind, value),
      ...(replaced === null ? [] : [{ id, values: { value: writtenValue(kind, replaced) } }]),
    ];
  },
  silent: {
    checkingOutcome: 'What happened is read first; only then the page says it.',
    verified: 'The detail is verified: what failed before no longer matters.',
    outcomeUnknown: 'The page has a text of its own, which the assertion names.',
  },
  conditions: [enabledWhenValid(confirm, codeForm.isValid, ['entering.ready'])],
  gestures: {
    'field.changed': fillField(field, (label) => changes[label]?.value ?? ''),
    'field.blurred': blurField(field),
    'form.submitted': pressSubmit(confirm),
    'code.send': { at: sendButton },
    'status.retry': { at: (page) => page.getByRole('button', { name: messagePattern('action.checkAgain') }) },
  },
  assertions: {
    checkingAddress: TRANSIENT,
    checkingCode: TRANSIENT,
    checkingExpiry: TRANSIENT,
    nothingToVerify,
    'codeNotSent.settled': settling(firstSend),
    'codeNotSent.ready': ready(firstSend),
    sending: busy(firstSend),
    resending: [busy(resend), timer, field],
    'entering.settled': [settling(sendButton), timer],
    'entering.ready': [ready(sendButton), ready(confirm), timer],
    submitting: busy(confirm),
    checkingOutcome: busy(confirm),
    outcomeUnknown,
    'expired.settled': [settling(sendButton), expired],
    'expired.ready': [ready(sendButton), expired],
    'exhausted.settled': [settling(sendButton), exhausted],
    'exhausted.ready': [ready(sendButton), exhausted],
    verified: [{ absent: field }, { absent: sendButton }, { absent: nothingToVerify }, { absent: outcomeUnknown }],
  },
  twins: [
    {
      states: ['submitting', 'checkingOutcome'],
      reason: 'The details are read again if the confirmation has no answer. The button is busy until then.',
    },
  ],
});
