import type { Language, Reminder } from '../../../machines/ports.ts';
import { download } from '../download.ts';
import { loadMessages } from '../messages.ts';
import { fileNameOf, toICalendar } from './icalendar.ts';

interface Options {
  readonly language: Language;
  /** The name of the calendar in calendar apps. */
  readonly calendarName: string;
  /** ms since 1970 */
  readonly now: number;
}

/** Downloads reminders as a calendar file. Rejects when the messages cannot be loaded. */
export async function saveReminders(
  reminders: readonly Reminder[],
  { language, calendarName, now }: Options,
): Promise<void> {
  const messages = await loadMessages(language);
  const text = toICalendar({ reminders, language, messages, calendarName, host: location.hostname, now });
  download(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileNameOf({ language, messages }));
}
