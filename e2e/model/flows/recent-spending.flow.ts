import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { type Ore, toKronor } from '../../../contract/money.ts';
import { clientPreferences, readPreferences } from '../../../contract/preferences.ts';
import { recentSpendingModel } from '../../../machines/limits/recent-spending.model.ts';
import { spendingIn } from '../../../machines/limits/recent-spending.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, moneyText, textWith } from '../shown-texts.ts';

const whole = (ore: number) => moneyText(toKronor(ore as Ore), { digits: 0 });
const usageText = (period: 'day' | 'week', spent: Ore, limit: number) =>
  textWith(`limits.usage.${period}`, { spent: whole(spent), limit: whole(limit) });

const usage = (page: Page) => page.getByRole('region', { name: messagePattern('limits.usage.title') });
const loading = (page: Page) => usage(page).getByRole('status');
const failure = (page: Page) => usage(page).getByRole('alert');

export const recentSpendingFlow = defineFlow(recentSpendingModel, {
  // The session must last until the new year, and longer: a path waits until midnight.
  entryPoint: () => ({ path: '/settings/limits', token: tokenOf({ expiresIn: 90 * 86_400 }) }),
  background: [
    backgroundResponse(customPolicy, { policyText: null, accepted: false }),
    backgroundResponse(readPreferences, readPreferences.example.response),
    backgroundResponse(clientPreferences, { allowClientToChangeCardholderLimits: true }),
  ],
  shows({ failure, ...context }, leaves) {
    if (!leaves.includes('loaded')) return messagesOf({ failure });
    const { day, week } = spendingIn(context);
    return [usageText('day', day, 50_000), usageText('week', week, 150_000)];
  },
  silent: { 'loading.year': 'The page shows that it reads again.', 'loading.lastYear': 'The page still reads.' },
  gestures: {
    'spending.retry': { at: (page) => usage(page).getByRole('button', { name: messagePattern('action.retry') }) },
  },
  assertions: {
    'loading.year': loading,
    'loading.lastYear': loading,
    loaded: (page) => usage(page).getByRole('list'),
    loadFailed: failure,
  },
  twins: [
    {
      states: ['loading.year', 'loading.lastYear'],
      reason: 'Two years are read one after the other. The page shows that it is loading until both are answered.',
    },
  ],
});
