import { expect, it } from 'vitest';
import en from '../../locales/en.json';
import sv from '../../locales/sv.json';
import { useDateFormat } from '../../src/screens/use-date-format.ts';
import { show } from '../ui/show.tsx';

/** Half past midnight in Stockholm, which is the day before in UTC. */
const NOW = '2027-01-01T00:30:00+01:00';

function RelativeTime({ at, now = NOW }: { readonly at: string; readonly now?: string }) {
  return <p>{useDateFormat().formatRelativeTime(Date.parse(at), Date.parse(now))}</p>;
}

const Day = ({ day }: { readonly day: string }) => <p>{useDateFormat().formatDay(day)}</p>;

it.each([
  ['sv-SE', '2027-01-01T00:05:00+01:00', 'I dag 00:05'],
  ['sv-SE', '2026-12-31T23:59:00+01:00', 'I går 23:59'],
  ['sv-SE', '2026-12-30T12:00:00+01:00', '30 dec. 2026'],
  ['en-SE', '2027-01-01T00:05:00+01:00', 'Today 00:05'],
  ['en-SE', '2026-12-31T23:59:00+01:00', 'Yesterday 23:59'],
])('in %s the moment %s is formatted as %s', (locale, at, text) => {
  const { container } = show(<RelativeTime at={at} />, locale, locale === 'sv-SE' ? sv : en);
  expect(container.textContent).toBe(text);
});

it('recognizes yesterday when daylight saving time ends', () => {
  const { container } = show(<RelativeTime at="2026-10-24T23:30:00+02:00" now="2026-10-25T23:45:00+01:00" />);
  expect(container.textContent).toBe('I går 23:30');
});

it.each([
  ['sv-SE', '25 november'],
  ['en-SE', '25 November'],
])('in %s a calendar day is not shifted by the time zone', (locale, text) => {
  const { container } = show(<Day day="2026-11-25" />, locale);
  expect(container.textContent).toBe(text);
});
