import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import type { Kronor, Ore } from '../../contract/money.ts';
import { automaticTopup } from '../../machines/topups/automatic-topup.ts';
import { calendarFile } from '../../machines/topups/calendar-file.ts';
import { topupCalendarMachine } from '../../machines/topups/topup-calendar.ts';
import { TopupView } from '../../src/screens/topups/TopupView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { quietPorts } from './quiet-ports.ts';
import { still } from './still.ts';
import { monthAt, openCalendar } from './topup-fixture.ts';

type Context = NonNullable<Parameters<typeof still<typeof topupCalendarMachine>>[1]['context']>;

const ports = quietPorts();
const plain = (element: Element | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');
const down = { kind: 'rejected', status: 500, detail: null } as const;

function showTopup(value: StateValue, context: Context = {}, cardholderStatus = 'ACTIVE') {
  const { actor, sent } = still(topupCalendarMachine, {
    value,
    input: { ports, accountId: 30412, cardholderStatus, otherEmployer: null },
    context,
  });
  show(<TopupView actor={actor} />);
  return sent;
}

const year = (differs: Partial<typeof openCalendar> = {}): Context => {
  const calendar = { ...openCalendar, ...differs };
  const months = Array.from({ length: 12 }, (_, index) => monthAt({ month: { monthNumber: index + 1 } }));
  return { latest: calendar, calendars: { 2026: calendar }, months: { 2026: months } };
};
const PLAIN = { shown: 'plain' };

describe('the top-up page', () => {
  it('has a shape before it has anything to say, and offers its years', async () => {
    const sent = showTopup('reading');
    expect(screen.getByRole('status').textContent).toBe('Hämtar månaderna');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['2026', '2027', '2028']);
    fireEvent.click(screen.getByRole('radio', { name: '2028' }));
    expect(sent).toEqual([{ type: 'year.choose', year: 2028 }]);
    await expectAccessible();
  });

  it('says when the money comes and how many months are left', async () => {
    showTopup(PLAIN, year());
    expect(screen.getByText('Pengarna kommer den 25:e i varje månad som du har beställt.')).toBeDefined();
    expect(plain(screen.getByRole('region', { name: 'Dina månader' }))).toContain(
      '11 månader kvar att beställa1 av 12 är beställda.',
    );
    await expectAccessible();
  });

  it('shows the months to come before those that lie behind', async () => {
    showTopup(PLAIN, year());
    const coming = screen.getByRole('list', { name: 'Månader 2026' });
    expect(within(coming).getAllByRole('heading').map(plain)).toEqual(['november', 'december']);
    const earlier = screen.getByRole('region', { name: 'Tidigare i år' });
    expect(within(earlier).getAllByRole('listitem')).toHaveLength(10);
    await expectAccessible();
  });

  it('says what to do when no months are left', () => {
    showTopup(PLAIN, year({ confirmedCount: 12 }));
    expect(plain(screen.getByRole('region', { name: 'Dina månader' }))).toContain(
      'Inga månader kvar att beställa12 av 12 är beställda. När en har kommit kan du beställa nästa.',
    );
  });

  it.each([
    ['ACTIVE', 'CLOSED', 'ACTIVE', 'Företagets avtal är avslutat'],
    ['ACTIVE', 'ACTIVE', 'CLOSED', 'Företagets avtal är avslutat'],
    ['INACTIVE', 'ACTIVE', 'ACTIVE', 'Kontot är inte aktivt'],
    ['DEACTIVATED', 'ACTIVE', 'ACTIVE', 'Kontot är inte aktivt'],
  ])(
    'of a cardholder who is %s, with a branch %s and a client %s, says why: %s',
    async (holder, branch, client, why) => {
      const topupSettings = {
        ...openCalendar.topupSettings,
        branch: { status: branch, clientPackage: { client: { status: client } } },
      };
      showTopup(PLAIN, year({ topupSettings }), holder);
      expect(screen.getByText(why)).toBeDefined();
      expect(screen.queryByRole('region', { name: 'Dina månader' })).toBeNull();
      await expectAccessible();
    },
  );

  it('says whose calendar it is when another account is on the screen', async () => {
    showTopup(PLAIN, { ...year(), otherEmployer: 'Löfgrens Advokatbyrå' });
    expect(screen.getByText('Påfyllningarna gäller Löfgrens Advokatbyrå')).toBeDefined();
    await expectAccessible();
  });

  it('says why a year cannot be shown, and tries again', async () => {
    const sent = showTopup('failed', { failure: { kind: 'unreachable' } });
    expect(screen.getByRole('alert').textContent).toContain('Vi når inte servern');
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'calendar.retry' }]);
    await expectAccessible();
  });

  it('keeps what it knows when it cannot be read again, and says that it may be old', async () => {
    const sent = showTopup('stale', { ...year(), failure: { kind: 'timeout' } });
    expect(screen.getByRole('alert').textContent).toContain(
      'Det som står här kan vara gammalt.Svaret dröjde för länge',
    );
    expect(screen.getByRole('list', { name: 'Månader 2026' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'calendar.retry' }]);
    await expectAccessible();
  });

  const pendingTopups = [10, 11].map((monthNumber) => ({
    id: monthNumber,
    year: 2026,
    monthNumber,
    amount: 168_000 as Ore,
    queuedDate: `2026-${monthNumber}-25T06:00:00+01:00`,
  }));
  const pending = () => screen.getByRole('region', { name: 'Väntar på plats på kortet' });

  it('says what waits for room, since when, why, and how much room it needs', async () => {
    showTopup({ shown: 'weighed' }, { ...year({ pendingTopups }), balance: 14_200 as Kronor });
    expect(plain(pending())).toContain('Kortet rymmer högst 15 000 kr.');
    expect(within(pending()).getAllByRole('listitem').map(plain)).toEqual([
      'oktoberI kö sedan 25 oktober. Laddas när du har handlat för 880,00 kr.1 680 kr',
      'novemberI kö sedan 25 november. Laddas när du har handlat för 2 560,00 kr.1 680 kr',
    ]);
    await expectAccessible();
  });

  it('says what waits even when the balance cannot be read', async () => {
    const sent = showTopup({ shown: 'unweighed' }, { ...year({ pendingTopups }), balanceFailure: down });
    expect(within(pending()).getAllByRole('listitem').map(plain).at(0)).toBe('oktoberI kö sedan 25 oktober1 680 kr');
    fireEvent.click(within(pending()).getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'balance.retry' }]);
    await expectAccessible();
  });
});

describe('the automatic top-up', () => {
  const showAutomatic = (value: StateValue, context = {}) => {
    const { actor, sent } = still(automaticTopup, { value, input: { ports, tell: () => undefined }, context });
    showTopup(PLAIN, { ...year(), automatic: actor });
    return sent;
  };
  const tile = () => screen.getByRole('region', { name: 'Automatisk påfyllning' });

  it('shows the last choice, and takes another', async () => {
    const sent = showAutomatic('saving', { isWanted: true });
    expect(within(tile()).getByRole<HTMLInputElement>('radio', { name: 'På' }).checked).toBe(true);
    fireEvent.click(within(tile()).getByRole('radio', { name: 'Av' }));
    expect(sent).toEqual([{ type: 'automatic.choose', isOn: false }]);
    await expectAccessible();
  });

  it('says why a choice was not saved', async () => {
    showAutomatic('settled', { failure: down });
    expect(within(tile()).getByRole('alert').textContent).toContain('Det gick inte att hämta uppgifterna');
    await expectAccessible();
  });

  it('says when it cannot be read, and tries again', async () => {
    const sent = showAutomatic('unread', { failure: down });
    fireEvent.click(within(tile()).getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'automatic.retry' }]);
    await expectAccessible();
  });

  it('is not there where the employer does not offer it', () => {
    showTopup(PLAIN, year());
    expect(screen.queryByRole('region', { name: 'Automatisk påfyllning' })).toBeNull();
  });
});

describe('the calendar file', () => {
  const showFile = (value: StateValue) => {
    const { actor, sent } = still(calendarFile, { value, input: { ports } });
    showTopup(PLAIN, { ...year(), file: actor });
    return sent;
  };

  it('is made when it is asked for', async () => {
    const sent = showFile('ready');
    fireEvent.click(screen.getByRole('button', { name: 'Ladda ner kalenderfil' }));
    expect(sent).toEqual([{ type: 'file.save' }]);
    await expectAccessible();
  });

  it('says when it could not be made, and can be asked for again', async () => {
    const sent = showFile('unsaved');
    expect(screen.getByRole('alert').textContent).toContain('Kalenderfilen gick inte att göra.');
    fireEvent.click(screen.getByRole('button', { name: 'Ladda ner kalenderfil' }));
    expect(sent).toEqual([{ type: 'file.save' }]);
    await expectAccessible();
  });

  it('is not offered when there is nothing to come', () => {
    showFile('empty');
    expect(screen.queryByRole('button', { name: 'Ladda ner kalenderfil' })).toBeNull();
  });
});
