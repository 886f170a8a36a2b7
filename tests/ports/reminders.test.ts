import { parse as parseMessage } from '@formatjs/icu-messageformat-parser';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import sv from '../../locales/sv.json';
import type { Language, Reminder } from '../../machines/ports.ts';
import { fileNameOf, toICalendar } from '../../src/ports/reminders/icalendar.ts';

const REMINDERS: readonly Reminder[] = [
  {
    uid: '30412-2027-01-deadline',
    day: '2026-12-31',
    month: '2027-01',
    title: 'topups.file.order',
    note: 'topups.file.orderNote',
    alarm: 3,
  },
  {
    uid: '30412-2027-03-topup',
    day: '2027-03-28',
    month: '2027-03',
    title: 'topups.file.topup',
    note: 'topups.file.topupNote',
    alarm: null,
  },
];
const LOCALES = { sv, en };
const messagesOf = (language: Language) =>
  Object.fromEntries(Object.entries(LOCALES[language]).map(([id, text]) => [id, parseMessage(text)]));

const NOW = Date.parse('2026-11-20T11:00:00Z');
const written = (language: Language, reminders = REMINDERS, now = NOW) =>
  toICalendar({
    reminders,
    language,
    messages: messagesOf(language),
    calendarName: 'Provkortet',
    host: 'lunchkortet.example',
    now,
  });

/** The events as another iCalendar library parses them. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const [alarm] = component.getAllSubcomponents('valarm');
    return {
      uid: event.uid,
      title: event.summary,
      note: event.description,
      start: event.startDate.toString(),
      isDay: event.startDate.isDate,
      remindedAt: alarm
        ? event.startDate.toJSDate().getTime() +
          (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds() * 1000
        : null,
      begins: event.startDate.toJSDate().getTime(),
    };
  });
}

describe('the calendar file', () => {
  it('contains an all-day event for each reminder, in Swedish', () => {
    expect(read(written('sv'))).toMatchObject([
      {
        uid: '30412-2027-01-deadline@lunchkortet.example',
        title: 'Sista dag att beställa påfyllning för januari 2027',
        note: 'Efter midnatt går påfyllningen inte längre att beställa.',
        start: '2026-12-31',
        isDay: true,
      },
      { title: 'Lunchkortet fylls på för mars 2027', start: '2027-03-28', isDay: true, remindedAt: null },
    ]);
  });

  it('can be in English', () => {
    expect(read(written('en')).map(({ title }) => title)).toEqual([
      'Last day to order a top-up for January 2027',
      'The lunch card is topped up for March 2027',
    ]);
  });

  it('has an alarm at nine in the morning, three days before a deadline', () => {
    const [deadline] = read(written('sv'));
    const hours = ((deadline?.begins ?? 0) - (deadline?.remindedAt ?? 0)) / 3_600_000;
    expect(hours).toBe(3 * 24 - 9);
  });

  it('has stable uids, so that importing it again updates events instead of duplicating them', () => {
    const uids = (text: string) => read(text).map(({ uid }) => uid);
    expect(uids(written('en', REMINDERS, NOW + 86_400_000))).toEqual(uids(written('sv')));
  });

  it('has lines of at most 75 bytes that end with CRLF', () => {
    const lines = written('sv').split('\r\n');
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75 && !/[\r\n]/.test(line))).toBe(true);
  });

  it('says what wrote it, and blocks no time', () => {
    const text = written('sv');
    for (const line of [
      'METHOD:PUBLISH',
      'PRODID:-//lunchkortet.example//portal//SV',
      'X-WR-CALNAME:Provkortet',
      'TRANSP:TRANSPARENT',
      'DTSTAMP:20261120T110000Z',
      'ACTION:DISPLAY',
      'TRIGGER:-P2DT15H',
    ])
      expect(text.split('\r\n')).toContain(line);
  });

  it('has a name in the language of the user', () => {
    expect(fileNameOf({ language: 'sv', messages: messagesOf('sv') })).toBe(`${sv['topups.file.name']}.ics`);
    expect(fileNameOf({ language: 'en', messages: messagesOf('en') })).toBe(`${en['topups.file.name']}.ics`);
  });
});
