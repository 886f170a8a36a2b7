import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { type Ore, toKronor } from '../../../contract/money.ts';
import { yearTransactions } from '../../../contract/transactions.ts';
import { limitsModel } from '../../../machines/limits/limits.model.ts';
import { isDailyAboveWeekly } from '../../../machines/limits/limits.setup.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { busy, fillForm, pressButton, ready, settling } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, moneyText, type ShownText } from '../shown-texts.ts';

const field = (page: Page, name: 'daily' | 'weekly' = 'daily') =>
  page.getByRole('textbox', { name: messagePattern(`limits.${name}`) });
const button = (page: Page) => page.getByRole('button', { name: messagePattern('limits.submit') });
const failure = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const loading = (page: Page) => page.getByRole('status').filter({ hasText: messagePattern('limits.loading') });

/** A limit that cannot be changed. */
const limitText = (limit: Ore): ShownText =>
  limit === 0 ? { id: 'limits.none' } : moneyText(toKronor(limit), { digits: 0 });

export const limitsFlow = defineFlow(limitsModel, {
  entryPoint: () => ({ path: '/settings/limits', token: tokenOf() }),
  background: [
    backgroundResponse(customPolicy, { policyText: null, accepted: false }),
    backgroundResponse(yearTransactions, []),
  ],
  gestureEvents: ['field.blurred'],
  shows(context, leaves) {
    const { daily, weekly } = context.savedLimits;
    if (leaves.includes('locked')) return [limitText(daily), limitText(weekly)];
    const isAbove = leaves.includes('editing.ready') && isDailyAboveWeekly(context);
    return [...messagesOf(context), ...(isAbove ? [{ id: 'limits.above' } as const] : [])];
  },
  silent: {
    checkingOutcome: 'What happened is read first; only then the page says it.',
  },
  gestures: {
    ...fillForm(limitsModel.events, field),
    'form.submitted': pressButton('limits.submit'),
    'limits.retry': {
      at: (page) => page.getByRole('tabpanel').getByRole('button', { name: messagePattern('action.retry') }),
    },
  },
  assertions: {
    'loading.limits': loading,
    'loading.permission': loading,
    loadFailed: [failure, { absent: (page) => field(page) }],
    locked: (page) => page.getByRole('status').filter({ hasText: messagePattern('limits.locked') }),
    'editing.settled': settling(button),
    comparing: busy(button),
    'editing.ready': ready(button),
    saving: busy(button),
    checkingOutcome: [busy(button), { absent: failure }],
  },
  twins: [
    {
      states: ['loading.limits', 'loading.permission'],
      reason: 'Two calls are made one after the other. The page shows that it is loading until both are answered.',
    },
    {
      states: ['comparing', 'saving', 'checkingOutcome'],
      reason: 'The limits are read before they are saved, and after a failure. The button is busy meanwhile.',
    },
  ],
});
