import type { Page } from '@playwright/test';
import { languageSavingModel } from '../../../machines/language/language-saving.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow } from '../flow.ts';

const anyPage = (page: Page) => page.getByRole('main');

export const languageSavingFlow = defineFlow(languageSavingModel, {
  entryPoint: () => ({ path: '/home', token: tokenOf() }),
  // Other calls stay unanswered, so that only the path sends the saved language.
  background: 'unanswered',
  // The access gate loads the cardholder first.
  answerFirstInBackground: ['cardholderInfo'],
  gestures: {
    'language.known': ({ callHarness }, label) => callHarness('send', 'language.known', label),
    'language.chosen': ({ callHarness }, label) => callHarness('send', 'language.chosen', label),
  },
  assertions: { waiting: anyPage, idle: anyPage, saving: anyPage, checkingOutcome: anyPage },
  twins: [
    {
      states: ['waiting', 'idle', 'saving', 'checkingOutcome'],
      reason: 'The machine has no view: a language is saved silently.',
    },
  ],
});
