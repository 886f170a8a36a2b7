import { languageModel } from '../../../machines/language/language.model.ts';
import { defineFlow } from '../flow.ts';

const NAMES: Readonly<Record<string, string>> = { Swedish: 'Svenska', English: 'English' };

export const languageFlow = defineFlow(languageModel, {
  entryPoint: () => ({ path: '/login/bankid' }),
  background: 'unanswered',
  gestures: {
    'language.choose': {
      at: (page, label) => page.getByRole('radio', { name: NAMES[label] ?? label }),
      // The button itself lies unseen under its label.
      act: (choice) => choice.check({ force: true, timeout: 1000 }).catch(() => undefined),
      // The language that is spoken, or on its way, is chosen already.
      offered: async (choice) =>
        (await choice.count()) > 0 && (await choice.isEnabled()) && !(await choice.isChecked()),
    },
    'language.adopt': ({ callHarness }, label) => callHarness('send', 'language.adopt', label),
  },
  assertions: {
    beginning: { absent: (page) => page.getByRole('main') },
    // The old words stay on the screen while others are fetched.
    fetching: (page) => page.getByRole('radio').first(),
    adopting: (page) => page.getByRole('radio').first(),
    speaking: (page) => page.getByRole('radio').first(),
    speechless: { absent: (page) => page.getByRole('main') },
  },
});
