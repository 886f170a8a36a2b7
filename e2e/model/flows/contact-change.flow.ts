import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access.ts';
import { contactChangeModel } from '../../../machines/contact-details/contact-change.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { leaving, pressing, writing } from '../filling.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';

const field = (page: Page) =>
  page
    .getByRole('textbox', { name: said('contact.email.label') })
    .or(page.getByRole('textbox', { name: said('contact.phone.label') }));
const { 'field.changed': changes } = contactChangeModel.events;

export const contactChangeFlow = defineFlow(contactChangeModel, {
  entrance: ({ kind, next }) => ({ path: `/edit-${kind}${next ? `?next=${next}` : ''}`, token: tokenOf() }),
  background: [standing(customPolicy, { policyText: null, accepted: false })],
  gestures: {
    'field.changed': writing(field, (label) => changes[label]?.value ?? ''),
    'field.blurred': leaving(field),
    'form.submitted': pressing('contact.submit'),
  },
  sights: {
    editing: field,
    requesting: (page) => page.getByRole('button', { name: said('contact.submit'), disabled: true }),
    requested: (page) => page.getByRole('textbox', { name: said('verification.code') }),
  },
});
