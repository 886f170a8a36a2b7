import type { Page } from '@playwright/test';
import { automaticTopupModel } from '../../../machines/topups/automatic-topup.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';
import { background, entryPoint } from './topups-page.ts';

const tile = (page: Page) => page.getByRole('region', { name: messagePattern('topups.automatic.title') });
const retry = (page: Page) => tile(page).getByRole('button', { name: messagePattern('action.retry') });
const choice = (page: Page) => tile(page).getByRole('switch');
const busyChoice = (page: Page) => tile(page).locator('[role=switch][aria-disabled=true]');

export const automaticTopupFlow = defineFlow(automaticTopupModel, {
  entryPoint,
  background,
  shows: (context) => [...messagesOf(context), { id: 'topups.automatic.note' }],
  gestures: {
    'automatic.choose': {
      at: choice,
      offered: async (control, label) =>
        (await control.isVisible()) && (await control.isEnabled()) && (await control.isChecked()) === (label === 'off'),
    },
    'automatic.retry': { at: retry },
  },
  assertions: {
    loading: (page) =>
      tile(page)
        .getByRole('status')
        .filter({ hasText: messagePattern('topups.automatic.loading') }),
    loadFailed: retry,
    'loaded.ready': [choice, { absent: busyChoice }],
    'loaded.settled': busyChoice,
    comparing: busyChoice,
    saving: busyChoice,
    checkingOutcome: [busyChoice, (page) => tile(page).getByRole('alert')],
  },
  twins: [
    {
      states: ['loaded.settled', 'comparing', 'saving'],
      reason: 'The choice is shown at once and cannot be changed until it is saved, and a moment longer.',
    },
    { states: ['loaded.settled', 'checkingOutcome'], reason: 'After a failed call both show the failure.' },
    {
      in: ['checkingOutcome'],
      alsoHold: ['comparing', 'saving'],
      reason: 'The choice cannot be changed in any of them. A failure of an earlier call can be shown in all.',
    },
  ],
});
