import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access.ts';
import { supportTicketModel } from '../../../machines/support/support-ticket.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { leaving, pressing, writing } from '../filling.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';

const cases = supportTicketModel.events['field.changed'];

const field = (page: Page, label: string) => {
  if (label === 'agreed') return page.getByRole('checkbox');
  return page.getByRole('textbox', { name: said(label === 'message' ? 'ticket.message' : 'ticket.email') });
};
const textWriting = writing(field, (label) => String(cases[label]?.value ?? ''));
const send = (page: Page) => page.getByRole('button', { name: said('ticket.send') });

export const supportTicketFlow = defineFlow(supportTicketModel, {
  entrance: () => ({ path: '/support', token: tokenOf() }),
  background: [standing(customPolicy, { policyText: null, accepted: false })],
  gestures: {
    'field.changed': {
      ...textWriting,
      act: async (control, label) =>
        label === 'agreed' ? control.evaluate((box: HTMLElement) => box.click()) : textWriting.act?.(control, label),
    },
    'field.blurred': leaving(field),
    'form.submitted': pressing('ticket.send'),
    'ticket.again': pressing('ticket.again'),
  },
  sights: {
    writing: (page) => send(page).and(page.locator(':not([aria-busy])')),
    sending: (page) => send(page).and(page.locator('[aria-busy]')),
    sent: (page) => page.getByRole('status').filter({ hasText: said('ticket.sent.title') }),
  },
});
