import type { Page } from '@playwright/test';
import { topupCalendar } from '../../../contract/calendar.ts';
import { calendarFileModel } from '../../../machines/topups/calendar-file.model.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';
import { background, entrance, exampleCalendar } from './topup-page.ts';

const button = (page: Page) => page.getByRole('button', { name: said('topup.file.save') });

export const calendarFileFlow = defineFlow(calendarFileModel, {
  entrance,
  // The gate reads the calendar; the page never gets it, or it would tell the file of it.
  background: [...background, standing(topupCalendar, exampleCalendar, 1)],
  gestures: {
    'reminders.updated': ({ tell }, label) => tell('send', 'reminders.updated', label),
    'file.save': { at: button },
  },
  sights: {
    deciding: 'passing',
    empty: { absent: button },
    ready: button,
    saving: (page) => page.getByRole('button', { name: said('topup.file.save'), disabled: true }),
    unsaved: (page) => page.getByRole('alert').filter({ hasText: said('topup.file.failed') }),
  },
});
