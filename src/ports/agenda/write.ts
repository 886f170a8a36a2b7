import { createIntl } from '@formatjs/intl';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { AgendaDay, Language, Messages } from '../../../machines/ports.ts';

const DAY = 24 * 60 * 60;
/** One is reminded at nine in the morning; an all-day event begins at midnight. */
const MORNING = 9 * 60 * 60;

type IntlMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>;

interface Given {
  readonly days: readonly AgendaDay[];
  readonly language: Language;
  readonly messages: Messages;
  /** Of the portal; names the calendar. */
  readonly name: string;
  /** The host of the portal, which makes the uids the portal's own. */
  readonly host: string;
  /** When the file is made, ms since 1970. */
  readonly now: number;
}

/** Writes days as an iCalendar file (RFC 5545), each of them as long as the day. */
export function agendaText({ days, language, messages, name, host, now }: Given): string {
  const intl = createIntl({
    locale: language === 'sv' ? 'sv-SE' : 'en-SE',
    messages: messages as IntlMessages,
    timeZone: 'UTC',
  });
  const calendar = ical({
    name,
    prodId: { company: host, product: 'portal', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, day, month, title, note, alarm } of days) {
    const values = { month: intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric' }) };
    const event = calendar.createEvent({
      id: `${uid}@${host}`,
      start: new Date(day),
      allDay: true,
      stamp: new Date(now),
      summary: intl.formatMessage({ id: title }, values),
      description: intl.formatMessage({ id: note }, values),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (alarm !== null) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarm * DAY - MORNING });
  }
  return calendar.toString();
}
