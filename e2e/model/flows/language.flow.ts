import { languageModel } from '../../../machines/language/language.model.ts';
import { defineFlow } from '../flow.ts';

const NAMES: Readonly<Record<string, string>> = { Swedish: 'Svenska', English: 'English' };

export const languageFlow = defineFlow(languageModel, {
  entryPoint: () => ({ path: '/login/bankid' }),
  background: 'unanswered',
  gestures: {
    'language.choose': {
      at: (page, label) => page.getByRole('radio', { name: NAMES[label] ?? label }),
      // The radio input is visually hidden under its label.
      act: (choice) => choice.check({ force: true, timeout: 1000 }).catch(() => undefined),
      // The shown or requested language is checked already.
      offered: async (choice) =>
        (await choice.count()) > 0 && (await choice.isEnabled()) && !(await choice.isChecked()),
    },
    'language.adopt': ({ callHarness }, label) => callHarness('send', 'language.adopt', label),
  },
  assertions: {
    loading: { absent: (page) => page.getByRole('main') },
    changing: (page) => page.getByRole('radio').first(),
    adopting: (page) => page.getByRole('radio').first(),
    loaded: (page) => page.locator('html[lang=sv] input[value=sv]:checked, html[lang=en] input[value=en]:checked'),
    loadFailed: { absent: (page) => page.getByRole('main') },
  },
  twins: [
    {
      states: ['loading', 'loadFailed'],
      reason: 'Without messages nothing can be shown. The portal tries again by itself.',
    },
    {
      states: ['changing', 'adopting'],
      reason: 'The shown language stays while another is loaded. Only the cause differs.',
    },
    {
      in: ['loaded'],
      alsoHold: ['changing', 'adopting'],
      reason: 'The user can choose the shown language again while another is loaded.',
    },
  ],
});
