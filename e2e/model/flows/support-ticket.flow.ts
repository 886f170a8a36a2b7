import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { supportTicketModel } from '../../../machines/support/support-ticket.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { blurField, busy, enabled, fillField, inert, pressButton } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const cases = supportTicketModel.events['field.changed'];

const field = (page: Page, label: string) => {
  if (label === 'agreed') return page.getByRole('checkbox');
  return page.getByRole('textbox', {
    name: messagePattern(label.includes('message') ? 'support.ticket.message' : 'support.ticket.email'),
  });
};
const textWriting = fillField(field, (label) => String(cases[label]?.value ?? ''));
const send = (page: Page) => page.getByRole('button', { name: messagePattern('support.ticket.send') });

export const supportTicketFlow = defineFlow(supportTicketModel, {
  entryPoint: () => ({ path: '/support', token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  pathEvents: ['contacts.known'],
  gestureEvents: ['field.blurred'],
  gestures: {
    'contacts.known': ({ callHarness }, label) => callHarness('send', 'contacts.known', label),
    'field.changed': {
      ...textWriting,
      act: async (control, label, context) =>
        label === 'agreed' ? control.click() : textWriting.act?.(control, label, context),
    },
    'field.blurred': blurField(field),
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
