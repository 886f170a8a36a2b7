import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { supportTicketModel } from '../../../machines/support/support-ticket.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { blurField, busy, enabled, fillField, inert, pressButton } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';

const cases = supportTicketModel.events['field.changed'];

const blurs = supportTicketModel.events['field.blurred'];

const LABELS = {
  message: 'support.ticket.message',
  email: 'support.ticket.email',
  phone: 'support.ticket.phone',
  organisationNumber: 'support.ticket.organisation',
} as const;

const field = (page: Page, name: keyof typeof LABELS | 'agreed' | undefined) =>
  name === undefined || name === 'agreed'
    ? page.getByRole('checkbox')
    : page.getByRole('textbox', { name: messagePattern(LABELS[name]) });
const textWriting = fillField(
  (page, label) => field(page, cases[label]?.field),
  (label) => String(cases[label]?.value ?? ''),
);
const send = (page: Page) => page.getByRole('button', { name: messagePattern('support.ticket.send') });

export const supportTicketFlow = defineFlow(supportTicketModel, {
  entryPoint: () => ({ path: '/support', token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  pathEvents: ['contacts.known'],
  gestureEvents: ['field.blurred'],
  shows: ({ failure, reference }, leaves) =>
    leaves.includes('submitted') && reference !== null ? [reference] : messagesOf({ failure }),
  gestures: {
    'contacts.known': ({ callHarness }, label) => callHarness('send', 'contacts.known', label),
    'field.changed': {
      ...textWriting,
      act: async (control, label, context) =>
        label === 'agreed' ? control.click() : textWriting.act?.(control, label, context),
    },
    'field.blurred': blurField((page, label) => field(page, blurs[label]?.field)),
    'form.submitted': pressButton('support.ticket.send'),
    'ticket.restart': pressButton('support.ticket.again'),
  },
  assertions: {
    'editing.settled': inert(send),
    'editing.ready': enabled(send),
    submitting: busy(send),
    submitted: (page) => page.getByRole('status').filter({ hasText: messagePattern('support.ticket.sent.title') }),
  },
});
