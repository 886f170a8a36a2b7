import type { Page } from '@playwright/test';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { contactCheckModel } from '../../../machines/contact-details/contact-check.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';
import { atHome, HOME_BACKGROUND } from './home-parts.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: said('contacts.title') });
const button = (name: MessageId) => ({ at: (page: Page) => dialog(page).getByRole('button', { name: said(name) }) });

export const contactCheckFlow = defineFlow(contactCheckModel, {
  entrance: atHome,
  background: HOME_BACKGROUND,
  // The gate reads the cardholder first, and gives to home what it was told.
  standingFor: ({ cardholder }) => [standing(cardholderInfo, cardholder)],
  gestures: {
    'contacts.confirm': button('contacts.confirm'),
    'contacts.update': button('contacts.update'),
    'contacts.later': button('contacts.later'),
  },
  sights: { deciding: 'passing', asking: dialog, settled: { absent: dialog } },
});
