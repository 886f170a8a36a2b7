import type { Page } from '@playwright/test';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { contactCheckModel } from '../../../machines/contact-check/contact-check.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';
import { atHome, banner, HOME_BACKGROUND, retryIn } from './home-parts.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: said('contacts.title') });
const button = (name: MessageId) => ({ at: (page: Page) => dialog(page).getByRole('button', { name: said(name) }) });
const unsaved = banner('contacts.unsaved');
const quiet = { absent: dialog };

export const contactCheckFlow = defineFlow(contactCheckModel, {
  entrance: atHome,
  background: HOME_BACKGROUND,
  // The gate reads the cardholder first, and gives to home what it was told.
  standingFor: ({ cardholder }) => [standing(cardholderInfo, cardholder)],
  answeredFirst: ['cardholderInfo'],
  gestures: {
    'contacts.confirm': button('contacts.confirm'),
    'contacts.update': button('contacts.update'),
    'contacts.later': button('contacts.later'),
    'contacts.retry': retryIn(unsaved),
  },
  sights: {
    deciding: 'passing',
    asking: dialog,
    clearing: dialog,
    rereading: quiet,
    unread: unsaved,
    restoring: quiet,
    unrestored: unsaved,
    telling: quiet,
    settled: quiet,
  },
});
