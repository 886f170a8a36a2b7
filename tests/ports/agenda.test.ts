import { parse as parseMessage } from '@formatjs/icu-messageformat-parser';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import sv from '../../locales/sv.json';
import type { AgendaDay, Language } from '../../machines/ports.ts';
import { agendaText } from '../../src/ports/agenda/write.ts';

const DAYS: readonly AgendaDay[] = [
  {
    uid: '30412-2027-01-deadline',
    day: '2026-12-31',
    month: '2027-01',
    title: 'topup.file.order',
    note: 'topup.file.orderNote',
    alarm: 3,
  },
  {
    uid: '30412-2027-03-topup',
    day: '2027-03-28',
    month: '2027-03',
    title: 'topup.file.comes',
    note: 'topup.file.comesNote',
    alarm: null,
  },
];
const LOCALES = { sv, en };
const messagesOf = (language: Language) =>
  Object.fromEntries(Object.entries(LOCALES[language]).map(([id, text]) => [id, parseMessage(text)]));

const NOW = Date.parse('2026-11-20T11:00:00Z');
const written = (language: Language, days = DAYS, now = NOW) =>
  agendaText({ days, language, messages: messagesOf(language), name: 'Provkortet', host: 'lunchkortet.example', now });

/** What another program makes of the file. */
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
  it('holds each day, all day long, in Swedish', () => {
    expect(read(written('sv'))).toMatchObject([
      {
        uid: '30412-2027-01-deadline@lunchkortet.example',
        title: 'Sista dag att beställa lunchkortet för januari 2027',
        note: 'Efter midnatt går månaden inte längre att beställa.',
        start: '2026-12-31',
        isDay: true,
      },
      { title: 'Lunchkortet fylls på för mars 2027', start: '2027-03-28', isDay: true, remindedAt: null },
    ]);
  });

  it('speaks English too', () => {
    expect(read(written('en')).map(({ title }) => title)).toEqual([
      'Last day to order the lunch card for January 2027',
      'The lunch card is loaded for March 2027',
    ]);
  });

  it('reminds of a deadline at nine in the morning, three days ahead', () => {
    const [deadline] = read(written('sv'));
    const hours = ((deadline?.begins ?? 0) - (deadline?.remindedAt ?? 0)) / 3_600_000;
    expect(hours).toBe(3 * 24 - 9);
  });

  it('names the same things the same whenever it is made, so that they are moved and not doubled', () => {
    const uids = (text: string) => read(text).map(({ uid }) => uid);
    expect(uids(written('en', DAYS, NOW + 86_400_000))).toEqual(uids(written('sv')));
  });

  it('has lines no longer than the format allows, and ends them as it must', () => {
    const lines = written('sv').split('\r\n');
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75 && !/[\r\n]/.test(line))).toBe(true);
  });
});
