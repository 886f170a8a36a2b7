import type { Page } from '@playwright/test';
import { languageSavingModel } from '../../../machines/language/language-saving.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow } from '../flow.ts';

const anyPage = (page: Page) => page.getByRole('main');

export const languageSavingFlow = defineFlow(languageSavingModel, {
  entryPoint: () => ({ path: '/home', token: tokenOf() }),
  // Nothing else is answered, so that nobody but the path says which language the backend has.
  background: 'unanswered',
  gestures: {
    'language.known': ({ callHarness }, label) => callHarness('send', 'language.known', label),
    'language.chosen': ({ callHarness }, label) => callHarness('send', 'language.chosen', label),
  },
  // It works behind the page, whatever that shows.
  assertions: { unknown: anyPage, settled: anyPage, saving: anyPage },
});
