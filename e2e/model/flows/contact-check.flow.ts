import type { Page } from '@playwright/test';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { contactCheckModel } from '../../../machines/contact-details/contact-check.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { onHomePage } from './home-page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: messagePattern('contact-details.check.title') });
const button = (name: MessageId) => ({
  at: (page: Page) => dialog(page).getByRole('button', { name: messagePattern(name) }),
});

export const contactCheckFlow = defineFlow(contactCheckModel, {
  ...onHomePage,
  // The access gate loads the cardholder and passes it on.
  backgroundFor: ({ cardholder }) => [backgroundResponse(cardholderInfo, cardholder)],
  gestures: {
    'contacts.confirm': button('contact-details.check.confirm'),
    'contacts.update': button('contact-details.check.update'),
    'contacts.later': button('contact-details.check.later'),
  },
  assertions: { deciding: 'transient', asking: dialog, closed: { absent: dialog } },
});
