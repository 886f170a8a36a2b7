import type { Page } from '@playwright/test';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { contactCheckModel } from '../../../machines/contact-details/contact-check.model.ts';
import { writtenValue } from '../../../machines/contact-details/contact-detail.ts';
import type { MessageId } from '../../../machines/message.ts';
import { ready, settling } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { onHomePage } from './home-page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: messagePattern('contact-details.check.title') });
const button = (name: MessageId) => ({
  at: (page: Page) => dialog(page).getByRole('button', { name: messagePattern(name) }),
});

const confirm = button('contact-details.check.confirm');

export const contactCheckFlow = defineFlow(contactCheckModel, {
  ...onHomePage,
  // The access gate loads the cardholder and passes it on.
  backgroundFor: ({ cardholder }) => [backgroundResponse(cardholderInfo, cardholder)],
  // The access gate loads the cardholder again after a confirmation.
  pathEvents: ['cardholder.loaded'],
  shows: ({ contacts: { email, phone } }, leaves) =>
    leaves.some((leaf) => leaf.startsWith('asking.'))
      ? [
          ...(email ? [{ id: 'contact-details.check.email' } as const, email] : []),
          ...(phone ? [{ id: 'contact-details.check.phone' } as const, writtenValue('phone', phone)] : []),
        ]
      : [],
  gestures: {
    'contacts.confirm': confirm,
    'contacts.update': button('contact-details.check.update'),
    'contacts.later': button('contact-details.check.later'),
    'cardholder.loaded': ({ callHarness }, label) => callHarness('send', 'cardholder.loaded', label),
  },
  assertions: {
    deciding: 'transient',
    'asking.settled': settling(confirm.at),
    'asking.ready': ready(confirm.at),
    confirmed: { absent: dialog },
    closed: { absent: dialog },
  },
  twins: [
    { states: ['confirmed', 'closed'], reason: 'The details are saved in the background: the check is not shown.' },
  ],
});
