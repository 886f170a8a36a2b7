import type { Page } from '@playwright/test';
import type { MessageId } from '../../../machines/message.ts';
import { topupCalendarModel } from '../../../machines/topups/topup-calendar.model.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';
import { background, entrance } from './topup-page.ts';

const region = (page: Page, title: MessageId) => page.getByRole('region', { name: said(title) });
const retryIn = (page: Page, title: MessageId) =>
  region(page, title).getByRole('button', { name: said('action.retry') });
const stale = (page: Page) => page.getByRole('alert').filter({ hasText: said('topup.stale') });
const months = (page: Page) => page.getByRole('list', { name: said('topup.months') });
const years = topupCalendarModel.events['year.choose'];

export const topupCalendarFlow = defineFlow(topupCalendarModel, {
  entrance,
  background,
  // The gate asks first, for the navigation.
  answeredFirst: ['topupCalendar'],
  gestures: {
    'year.choose': {
      at: (page, label) => page.getByRole('radio', { name: String(years[label]?.year) }),
      offered: async (control) => (await control.isVisible()) && !(await control.isChecked()),
    },
    'calendar.retry': {
      at: (page) => retryIn(page, 'topup.months').or(stale(page).getByRole('button', { name: said('action.retry') })),
    },
    'balance.retry': { at: (page) => retryIn(page, 'topup.pending.title') },
    'calendar.changed': ({ tell }, label) => tell('send', 'calendar.changed', label),
  },
  sights: {
    reading: (page) => page.getByRole('status').filter({ hasText: said('topup.loading') }),
    failed: (page) => region(page, 'topup.months').getByRole('alert'),
    'shown.deciding': 'passing',
    'shown.plain': months,
    'shown.weighing': (page) => region(page, 'topup.pending.title'),
    'shown.weighed': (page) => region(page, 'topup.pending.title').getByText(/880,00/),
    'shown.unweighed': (page) => region(page, 'topup.pending.title').getByRole('alert'),
    opening: 'passing',
    reopening: 'passing',
    turning: 'passing',
    refreshing: months,
    stale,
    disabled: (page) => page.getByRole('heading', { name: said('notFound.title') }),
  },
});
