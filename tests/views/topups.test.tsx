import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import type { Kronor, Ore } from '../../contract/money.ts';
import { automaticTopup } from '../../machines/topups/automatic-topup.ts';
import { calendarFile } from '../../machines/topups/calendar-file.ts';
import { topups } from '../../machines/topups/topups.ts';
import { TopupsView } from '../../src/screens/topups/TopupsView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';
import { monthAt, openCalendar } from './topups-fixture.ts';

type Context = NonNullable<Parameters<typeof staticActor<typeof topups>>[1]['context']>;

const ports = inertPorts();
const plain = (element: Element | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');
const serverError = { kind: 'rejected', status: 500, detail: null } as const;

function showTopups(value: StateValue, context: Context = {}, cardholderStatus = 'ACTIVE') {
  const { actor, sent } = staticActor(topups, {
    value,
    input: { ports, accountId: 30412, cardholderStatus, otherEmployer: null },
    context,
  });
  show(<TopupsView actor={actor} />);
  return sent;
}

const year = (changes: Partial<typeof openCalendar> = {}): Context => {
  const calendar = { ...openCalendar, ...changes };
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  const months = Object.fromEntries(numbers.map((monthNumber) => [monthNumber, monthAt({ month: { monthNumber } })]));
  return { latest: calendar, calendars: { 2026: calendar }, months: { 2026: months } };
};
const loaded = (pendingTopups: string) => ({ loaded: { pendingTopups, nextYear: 'idle' } });
const LOADED = loaded('noPendingTopups');

describe('the top-up page', () => {
  it('shows a skeleton while loading, and offers three years', async () => {
    const sent = showTopups('loading');
    expect(screen.getByRole('status').textContent).toBe('Hämtar månaderna');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['2026', '2027', '2028']);
    fireEvent.click(screen.getByRole('radio', { name: '2028' }));
    expect(sent).toEqual([{ type: 'year.choose', year: 2028 }]);
    await expectAccessible();
  });

  it('shows the top-up day and how many months are left', async () => {
    showTopups(LOADED, year());
    expect(screen.getByText('Kortet fylls på den 25:e i de månader du har beställt.')).toBeDefined();
    expect(plain(screen.getByRole('region', { name: 'Så många kan du beställa' }))).toContain(
      'Du kan beställa 11 månader till1 av 12 är beställd.',
    );
    await expectAccessible();
  });

  it('shows coming months before past months', async () => {
    showTopups(LOADED, year());
    const coming = screen.getByRole('list', { name: 'Månader 2026' });
    expect(within(coming).getAllByRole('heading').map(plain)).toEqual(['november', 'december']);
    // Those of earlier this year wait behind one line, the newest first.
    const earlier = screen.getByRole('list', { name: 'Tidigare i år', hidden: true });
    const [newest, ...others] = within(earlier).getAllByRole('listitem', { hidden: true });
    expect(plain(newest)).toContain('oktober');
    expect(others).toHaveLength(9);
    await expectAccessible();
  });

  it('shows the first month of the next year when no month of this year can be ordered any more', async () => {
    const months = { ...year().months, 2027: { 1: monthAt({ year: 2027, month: { monthNumber: 1 } }) } };
    showTopups(LOADED, { ...year(), months, first: { 2027: 1 } });
    const next = screen.getByRole('list', { name: 'Nästa månad att beställa' });
    expect(within(next).getAllByRole('heading').map(plain)).toEqual(['januari 2027']);
    expect(within(next).getByRole('button').textContent).toMatch(/^Beställ/);
    await expectAccessible();
  });

  it('keeps the place of a month of the next year while that is read', () => {
    showTopups({ loaded: { pendingTopups: 'noPendingTopups', nextYear: 'loading' } }, year());
    const left = screen.getByRole('region', { name: 'Så många kan du beställa' });
    expect(left.previousElementSibling?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('list', { name: 'Nästa månad att beställa' })).toBeNull();
  });

  it('shows what to do when no months are left', () => {
    showTopups(LOADED, year({ confirmedCount: 12 }));
    expect(plain(screen.getByRole('region', { name: 'Så många kan du beställa' }))).toContain(
      'Du kan inte beställa fler månader12 av 12 är beställda. När en påfyllning har kommit kan du beställa nästa.',
    );
  });

  it.each([
    ['ACTIVE', 'CLOSED', 'ACTIVE', 'Din arbetsgivares avtal är avslutat'],
    ['ACTIVE', 'ACTIVE', 'CLOSED', 'Din arbetsgivares avtal är avslutat'],
    ['INACTIVE', 'ACTIVE', 'ACTIVE', 'Kontot är inte aktivt'],
    ['DEACTIVATED', 'ACTIVE', 'ACTIVE', 'Kontot är inte aktivt'],
  ])(
    'for a cardholder with status %s, a branch with %s and a client with %s, shows why nothing can be changed: %s',
    async (holder, branch, client, why) => {
      const topupSettings = {
        ...openCalendar.topupSettings,
        branch: { status: branch, clientPackage: { client: { status: client } } },
      };
      showTopups(LOADED, year({ topupSettings }), holder);
      expect(screen.getByText(why)).toBeDefined();
      expect(screen.queryByRole('region', { name: 'Så många kan du beställa' })).toBeNull();
      await expectAccessible();
    },
  );

  it('names the employer of the calendar when another account is on the screen', async () => {
    showTopups(LOADED, { ...year(), otherEmployer: 'Löfgrens Advokatbyrå' });
    expect(screen.getByText('Påfyllningarna här kommer från Löfgrens Advokatbyrå')).toBeDefined();
    await expectAccessible();
  });

  it('shows why a year could not be loaded, and retries', async () => {
    const sent = showTopups('loadFailed', { failure: { kind: 'unreachable' } });
    expect(screen.getByRole('alert').textContent).toContain('Vi får ingen kontakt');
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'calendar.retry' }]);
    await expectAccessible();
  });

  it('keeps showing old data when it cannot be loaded again, with a warning', async () => {
    const sent = showTopups('stale', { ...year(), failure: { kind: 'timeout' } });
    expect(screen.getByRole('alert').textContent).toContain('Uppgifterna kan vara inaktuella.Svaret dröjde för länge');
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
  const pending = () => screen.getByRole('region', { name: 'Påfyllningar i kö' });

  it('shows pending top-ups, since when, why, and how much must be spent', async () => {
    showTopups(loaded('balanceLoaded'), { ...year({ pendingTopups }), balance: 14_200 as Kronor });
    expect(plain(pending())).toContain('Kortet rymmer högst 15 000 kr.');
    expect(within(pending()).getAllByRole('listitem').map(plain)).toEqual([
      'oktoberI kö sedan den 25 oktober. Fylls på när du har handlat för 880 kr.1 680 kr',
      'novemberI kö sedan den 25 november. Fylls på när du har handlat för 2 560 kr.1 680 kr',
    ]);
    await expectAccessible();
  });

  it('names the year of a pending top-up that is not of the current year', () => {
    const [topup] = pendingTopups;
    const old = { ...topup, id: 1, year: 2025, monthNumber: 12, queuedDate: '2025-12-25T06:00:00+01:00' } as const;
    showTopups(loaded('balanceFailed'), year({ pendingTopups: [{ ...old, amount: 168_000 as Ore }] }));
    expect(plain(within(pending()).getByRole('listitem'))).toBe('december 2025I kö sedan den 25 december 20251 680 kr');
  });

  it('shows pending top-ups when the balance cannot be loaded', async () => {
    const sent = showTopups(loaded('balanceFailed'), { ...year({ pendingTopups }), balanceFailure: serverError });
    expect(within(pending()).getAllByRole('listitem').map(plain).at(0)).toBe(
      'oktoberI kö sedan den 25 oktober1 680 kr',
    );
    fireEvent.click(within(pending()).getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'balance.retry' }]);
    await expectAccessible();
  });
});

describe('the automatic top-up', () => {
  const showAutomatic = (value: StateValue, context = {}) => {
    const { actor, sent } = staticActor(automaticTopup, { value, input: { ports, onEvent: () => undefined }, context });
    showTopups(LOADED, { ...year(), automatic: actor });
    return sent;
  };
  const tile = () => screen.getByRole('region', { name: 'Automatisk påfyllning' });
  const choice = () => within(tile()).getByRole<HTMLInputElement>('switch', { name: 'Automatisk påfyllning' });

  it.each(['comparing', 'saving', { loaded: 'settled' }])('takes no other choice in state %j', (value) => {
    showAutomatic(value, { choice: true });
    fireEvent.click(choice());
    expect(choice().checked).toBe(true);
    expect(choice().getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the choice, and takes another', async () => {
    const sent = showAutomatic({ loaded: 'ready' }, { choice: true });
    expect(choice().checked).toBe(true);
    fireEvent.click(choice());
    expect(sent).toEqual([{ type: 'automatic.choose', isOn: false }]);
    await expectAccessible();
  });

  it('shows why a choice was not saved', async () => {
    showAutomatic('loaded', { failure: serverError });
    expect(within(tile()).getByRole('alert').textContent).toContain('Det gick inte just nu.');
    await expectAccessible();
  });

  it('shows that it could not be loaded, and retries', async () => {
    const sent = showAutomatic('loadFailed', { failure: serverError });
    fireEvent.click(within(tile()).getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'automatic.retry' }]);
    await expectAccessible();
  });

  it.each([
    [
      'the agreement is closed',
      'CLOSED',
      'ACTIVE',
      'Din arbetsgivares avtal är avslutat, så det kommer inga fler påfyllningar.',
    ],
    ['the account is inactive', 'ACTIVE', 'INACTIVE', 'Kontot är inte aktivt, så det kommer inga påfyllningar.'],
  ])('cannot be chosen when %s, and says why', (_, status, cardholderStatus, why) => {
    const { branch } = openCalendar.topupSettings;
    const topupSettings = { ...openCalendar.topupSettings, enableSubscribe: true, branch: { ...branch, status } };
    showTopups(LOADED, year({ topupSettings }), cardholderStatus);
    expect(within(tile()).getByText(why)).toBeDefined();
    expect(within(tile()).queryByRole('radio')).toBeNull();
  });

  it('is hidden when the employer does not offer it', () => {
    showTopups(LOADED, year({ topupSettings: { ...openCalendar.topupSettings, enableSubscribe: false } }));
    expect(screen.queryByRole('region', { name: 'Automatisk påfyllning' })).toBeNull();
  });
});

describe('the calendar file', () => {
  const showFile = (value: StateValue) => {
    const { actor, sent } = staticActor(calendarFile, { value, input: { ports } });
    showTopups(LOADED, { ...year(), file: actor });
    return sent;
  };

  it('is saved on request', async () => {
    const sent = showFile('ready');
    fireEvent.click(screen.getByRole('button', { name: 'Ladda ner kalenderfil' }));
    expect(sent).toEqual([{ type: 'file.save' }]);
    await expectAccessible();
  });

  it('shows that it could not be saved, and can be saved again', async () => {
    const sent = showFile('saveFailed');
    expect(screen.getByRole('alert').textContent).toContain('Det gick inte att skapa kalenderfilen.');
    fireEvent.click(screen.getByRole('button', { name: 'Ladda ner kalenderfil' }));
    expect(sent).toEqual([{ type: 'file.save' }]);
    await expectAccessible();
  });

  it('is not offered when there are no coming days', () => {
    showFile('empty');
    expect(screen.queryByRole('button', { name: 'Ladda ner kalenderfil' })).toBeNull();
  });
});
