import type { Page } from '@playwright/test';
import { consentModel } from '../../../machines/consent/consent.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';

const button = (name: MessageId) => ({ at: (page: Page) => page.getByRole('button', { name: said(name) }) });
const question = (page: Page) => page.getByRole('region', { name: said('consent.title') });

export const consentFlow = defineFlow(consentModel, {
  entrance: () => ({ path: '/login/bankid' }),
  background: 'held',
  gestures: {
    'consent.accept': button('consent.accept'),
    'consent.decline': button('consent.decline'),
    // The way to the settings lasts; while the question is open it leads to where one is.
    'consent.reconsider': ({ tell }) => tell('send', 'consent.reconsider', 'bare'),
  },
  sights: {
    remembering: 'passing',
    asking: question,
    reconsidering: question,
    accepted: { absent: question },
    declined: { absent: question },
  },
});
