import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access.ts';
import { limitsModel } from '../../../machines/limits/limits.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { filling, pressing } from '../filling.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';

const field = (page: Page, name: 'daily' | 'weekly' = 'daily') =>
  page.getByRole('textbox', { name: said(`limits.${name}`) });
const button = (page: Page) => page.getByRole('button', { name: said('limits.submit') });
const loading = (page: Page) => page.getByRole('status').filter({ hasText: said('limits.loading') });

export const limitsFlow = defineFlow(limitsModel, {
  entrance: () => ({ path: '/settings/limits', token: tokenOf() }),
  background: [standing(customPolicy, { policyText: null, accepted: false })],
  gestures: {
    ...filling(limitsModel.events, field),
    'form.submitted': pressing('limits.submit'),
    'limits.retry': { at: (page) => page.getByRole('tabpanel').getByRole('button', { name: said('action.retry') }) },
  },
  sights: {
    'reading.limits': loading,
    'reading.permission': loading,
    unavailable: (page) => page.getByRole('tabpanel').getByRole('alert'),
    locked: (page) => page.getByRole('status').filter({ hasText: said('limits.locked') }),
    editing: (page) => button(page).and(page.locator(':not([aria-busy])')),
    saving: (page) => button(page).and(page.locator('[aria-busy]')),
  },
});
