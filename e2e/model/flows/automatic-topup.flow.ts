import type { Page } from '@playwright/test';
import { automaticTopupModel } from '../../../machines/topups/automatic-topup.model.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';
import { background, entrance } from './topup-page.ts';

const tile = (page: Page) => page.getByRole('region', { name: said('topup.automatic.title') });
const choice = (page: Page) => tile(page).getByRole('group', { name: said('topup.automatic.legend') });
const NAMES = { on: 'topup.automatic.on', off: 'topup.automatic.off' } as const;

export const automaticTopupFlow = defineFlow(automaticTopupModel, {
  entrance,
  background,
  gestures: {
    'automatic.choose': {
      at: (page, label) =>
        choice(page).getByRole('radio', { name: said(NAMES[label === 'on' ? 'on' : 'off']), exact: true }),
      offered: async (control) => (await control.isVisible()) && !(await control.isChecked()),
    },
    'automatic.retry': { at: (page) => tile(page).getByRole('button', { name: said('action.retry') }) },
  },
  sights: {
    reading: (page) =>
      tile(page)
        .getByRole('status')
        .filter({ hasText: said('topup.automatic.loading') }),
    unread: (page) => tile(page).getByRole('alert'),
    settled: choice,
    saving: choice,
    checking: (page) => tile(page).getByRole('alert'),
  },
});
