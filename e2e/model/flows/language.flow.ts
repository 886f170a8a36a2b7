import { languageModel } from '../../../machines/language/language.model.ts';
import { defineFlow } from '../flow.ts';

const NAMES: Readonly<Record<string, string>> = { Swedish: 'Svenska', English: 'English' };

export const languageFlow = defineFlow(languageModel, {
  entrance: () => ({ path: '/login/bankid' }),
  background: 'held',
  gestures: {
    'language.choose': {
      at: (page, label) => page.getByRole('radio', { name: NAMES[label] ?? label }),
      // The button itself lies unseen under its label.
      act: (choice) => choice.check({ force: true, timeout: 1000 }).catch(() => undefined),
      // The language that is spoken is chosen already.
      offered: async (choice) =>
        (await choice.count()) > 0 && (await choice.isEnabled()) && !(await choice.isChecked()),
    },
  },
  sights: {
    // The old words stay on the screen while others are fetched; at first there are none.
    fetching: { absent: (page) => page.getByRole('radio', { disabled: false }).first() },
    speaking: (page) => page.getByRole('radio').first(),
    speechless: { absent: (page) => page.getByRole('main') },
  },
});
