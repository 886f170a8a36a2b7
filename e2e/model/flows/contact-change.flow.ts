import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { contactChangeModel } from '../../../machines/contact-details/contact-change.model.ts';
import { writtenValue } from '../../../machines/contact-details/contact-detail.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { blurField, busy, fillField, pressButton, ready, settling } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';

const field = (page: Page) =>
  page
    .getByRole('textbox', { name: messagePattern('contact-details.email.label') })
    .or(page.getByRole('textbox', { name: messagePattern('contact-details.phone.label') }));
const submit = (page: Page) => page.getByRole('button', { name: messagePattern('contact-details.submit') });
const { 'field.changed': changes } = contactChangeModel.events;

export const contactChangeFlow = defineFlow(contactChangeModel, {
  entryPoint: ({ kind, next }) => ({ path: `/edit-${kind}${next ? `?next=${next}` : ''}`, token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  gestureEvents: ['field.blurred'],
  shows({ kind, current, message }, leaves) {
    if (leaves.includes('requested')) return [];
    const value = current?.value;
    return [
      ...messagesOf({ message }),
      { id: `contact-details.${kind}.${value ? 'title' : 'addTitle'}` },
      { id: `contact-details.${kind}.${value ? 'lead' : 'addLead'}` },
      value
        ? { id: 'contact-details.current', values: { value: writtenValue(kind, value) } }
        : { id: `contact-details.${kind}.none` },
    ];
  },
  gestures: {
    'field.changed': fillField(field, (label) => changes[label]?.value ?? ''),
    'field.blurred': blurField(field),
    'form.submitted': pressButton('contact-details.submit'),
  },
  assertions: {
    'editing.ready': ready(submit),
    'editing.settled': settling(submit),
    requesting: busy(submit),
    requested: (page) => page.getByRole('textbox', { name: messagePattern('contact-details.verification.code') }),
  },
});
