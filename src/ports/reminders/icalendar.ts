import { createIntl } from '@formatjs/intl';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { LOCALES } from '../../../machines/language/locales.ts';
import type { Language, Messages, Reminder } from '../../../machines/ports.ts';

const DAY = 24 * 60 * 60;
/** Alarms ring at nine in the morning; an all-day event starts at midnight. Seconds. */
const ALARM_TIME = 9 * 60 * 60;

type IntlMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>;

interface CalendarParams {
  readonly reminders: readonly Reminder[];
  readonly language: Language;
  readonly messages: Messages;
  readonly calendarName: string;
  /** The host of the portal; part of the uids, so that they are globally unique. */
  readonly host: string;
  /** ms since 1970 */
  readonly now: number;
}

const intlOf = ({ language, messages }: Pick<CalendarParams, 'language' | 'messages'>) =>
  createIntl({ locale: LOCALES[language], messages: messages as IntlMessages, timeZone: 'UTC' });

/** The name of the file, in the language of the user. */
export const fileNameOf = (params: Pick<CalendarParams, 'language' | 'messages'>): string =>
  `${intlOf(params).formatMessage({ id: 'topups.file.name' })}.ics`;

/** Writes reminders as an iCalendar file (RFC 5545) with one all-day event each. */
export function toICalendar({ reminders, language, messages, calendarName, host, now }: CalendarParams): string {
  const intl = intlOf({ language, messages });
  const calendar = ical({
    name: calendarName,
    prodId: { company: host, product: 'portal', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, day, month, title, note, alarm } of reminders) {
    const values = { month: intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric' }) };
    const event = calendar.createEvent({
      id: `${uid}@${host}`,
      start: new Date(day),
      end: new Date(Date.parse(day) + DAY * 1000),
      allDay: true,
      stamp: new Date(now),
      summary: intl.formatMessage({ id: title }, values),
      description: intl.formatMessage({ id: note }, values),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (alarm !== null) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarm * DAY - ALARM_TIME });
  }
  // RFC 5545 ends every line with a line break, also the last.
  return `${calendar.toString()}\r\n`;
}
