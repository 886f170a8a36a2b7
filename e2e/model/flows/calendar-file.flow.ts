import type { Page } from '@playwright/test';
import { topupCalendar } from '../../../contract/topups.ts';
import { calendarFileModel } from '../../../machines/topups/calendar-file.model.ts';
import { calendarExample } from '../../../machines/topups/topup-month.fixture.ts';
import { busy, ready } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { background, entryPoint } from './topups-page.ts';

const button = (page: Page) => page.getByRole('button', { name: messagePattern('topups.file.save') });

const saveError = (page: Page) => page.getByRole('alert').filter({ hasText: messagePattern('topups.file.failed') });

export const calendarFileFlow = defineFlow(calendarFileModel, {
  entryPoint,
  // Only the access gate gets the calendar. If the page got it, it would update the reminders itself; while it waits for
  // it, it shows nothing else.
  background: [...background, backgroundResponse(topupCalendar, calendarExample, 1, 'failed')],
  gestures: {
    'reminders.updated': ({ callHarness }, label) => callHarness('send', 'reminders.updated', label),
    'file.save': { at: button },
  },
  assertions: {
    deciding: 'transient',
    empty: { absent: button },
    ready: [ready(button), { absent: saveError }],
    saving: busy(button),
    saveFailed: saveError,
  },
});
