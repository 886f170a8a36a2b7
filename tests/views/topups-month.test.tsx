import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { dayAt } from '../../machines/days.ts';
import { topupMonth } from '../../machines/topups/topup-month.ts';
import { MonthCard } from '../../src/screens/topups/MonthCard.tsx';
import { PastMonth } from '../../src/screens/topups/PastMonth.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { NOW } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';
import { type MonthOptions, monthAt, monthInput } from './topups-fixture.ts';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const at = (time: string) => Date.parse(time);

const ordered = { status: 'ORDERED', topupDate: '2026-12-25' } as const;
const november = { monthNumber: 11, status: 'ORDERED', topupDate: '2026-11-25', hasInvoice: true } as const;

/** Kinds of months, with the status, guidance and button name that the card must show. */
const KINDS: Record<string, readonly [MonthOptions, status: string, guidance: string | null, button: string | null]> = {
  'that can be ordered': [
    {},
    'Inte beställd',
    'Beställ senast den 30 november (10 dagar kvar).',
    'Beställ 1 680 kr december',
  ],
  'that is ordered automatically': [
    { rules: { isAutomatic: true }, now: at('2026-11-27T12:00:00+01:00') },
    'Beställs automatiskt',
    'Beställs automatiskt den 1 december. Du behöver inte göra något.',
    'Beställ 1 680 kr december',
  ],
  'whose last day is soon': [
    { now: at('2026-11-27T12:00:00+01:00') },
    '3 dagar kvar',
    'Beställ senast den 30 november (3 dagar kvar).',
    'Beställ 1 680 kr december',
  ],
  'on the day before its last day': [
    { now: at('2026-11-29T23:59:59+01:00') },
    '1 dag kvar',
    'Beställ senast den 30 november (1 dag kvar).',
    'Beställ 1 680 kr december',
  ],
  'in the last minute before its deadline': [
    { now: at('2026-11-30T23:59:59+01:00') },
    'Sista dagen',
    'Beställ senast den 30 november – i dag är sista dagen.',
    'Beställ 1 680 kr december',
  ],
  'at its deadline': [
    { now: at('2026-12-01T00:00:00+01:00') },
    'Ingen påfyllning',
    'Sista dag att beställa var den 30 november.',
    null,
  ],
  'of January, with its last day in the year before': [
    { year: 2027, month: { monthNumber: 1 } },
    'Inte beställd',
    'Beställ senast den 30 december 2026.',
    'Beställ 1 680 kr januari',
  ],
  'that is ordered': [
    { month: ordered },
    'Beställd till 25 dec.',
    'Kan avbokas till och med den 30 november (10 dagar kvar).',
    'Avboka december',
  ],
  'that is ordered and can no longer be canceled': [
    { month: ordered, now: at('2026-12-01T00:00:00+01:00') },
    'Beställd till 25 dec.',
    'Sista dag att avboka var den 30 november.',
    null,
  ],
  'that is invoiced and will be received': [
    { month: november },
    'Fylls på 25 nov.',
    'Sista dag att avboka var den 30 oktober.',
    null,
  ],
  'that was received': [{ month: november, now: at('2026-11-26T00:00:00+01:00') }, 'Påfylld 25 nov.', null, null],
  'that is queued': [
    { month: { ...november, isQueued: true }, now: at('2026-11-26T00:00:00+01:00') },
    'I kö',
    'Pengarna kommer så fort de ryms på kortet.',
    null,
  ],
  'that was not received': [
    { month: { monthNumber: 10 } },
    'Inte påfylld',
    'Sista dag att beställa var den 30 september.',
    null,
  ],
  'that is blocked': [{ month: { status: 'BLOCKED' } }, 'Spärrad', 'Din arbetsgivare har spärrat månaden.', null],
  'that was canceled': [
    { month: { status: 'CANCELED' } },
    'Avbokad',
    'En avbokad månad kan inte beställas igen.',
    null,
  ],
  'when no months are left': [
    { rules: { monthsLeft: 0 } },
    'Ingen påfyllning',
    'Du har inga månader kvar att beställa.',
    null,
  ],
  'of a closed agreement': [
    { rules: { isClosed: true } },
    'Ingen påfyllning',
    'Din arbetsgivares avtal är avslutat.',
    'Beställ 1 680 kr december',
  ],
  'that is ordered, of a closed agreement': [
    { month: ordered, rules: { isClosed: true } },
    'Beställd till 25 dec.',
    'Din arbetsgivares avtal är avslutat.',
    'Avboka december',
  ],
  'of an inactive account': [{ rules: { isInactive: true } }, 'Ingen påfyllning', 'Kontot är inte aktivt.', null],
};

describe('a month', () => {
  it.each(Object.entries(KINDS))('%s shows its status, guidance and button', async (_, kind) => {
    const [options, status, guidance, button] = kind;
    show(
      <ul>
        <MonthCard actor={monthAt(options)} today={dayAt(options.now ?? NOW)} shownYear={options.year ?? 2026} isNext />
      </ul>,
    );
    const card = screen.getByRole('listitem');
    expect(plain(card.textContent)).toContain(status);
    expect(plain(card.querySelector('p')?.textContent) ?? null).toBe(guidance);
    const found = screen.queryByRole('button');
    expect(plain(found?.textContent) ?? null).toBe(button);
    expect(found?.getAttribute('aria-disabled') ?? null).toBe(options.rules?.isClosed ? 'true' : null);
    if (found)
      expect(plain(document.getElementById(found.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(guidance);
    await expectAccessible();
  });

  const showMonth = (
    value: StateValue,
    options: MonthOptions = {},
    context: Parameters<typeof staticActor<typeof topupMonth>>[1]['context'] = {},
  ) => {
    const { actor, sent } = staticActor(topupMonth, { value, input: monthInput(options), context });
    show(
      <ul>
        <MonthCard actor={actor} today="2026-11-20" shownYear={2026} isNext={false} />
      </ul>,
    );
    return sent;
  };

  it('is ordered with its button', () => {
    const sent = showMonth({ changeable: 'orderable' });
    fireEvent.click(screen.getByRole('button'));
    expect(sent.map(({ type }) => type)).toEqual(['month.order']);
  });

  it('is canceled after a confirmation', async () => {
    const sent = showMonth({ changeable: 'confirming' }, { month: ordered });
    expect(
      plain((await screen.findByRole('dialog', { name: 'Avboka påfyllningen för december?' })).textContent),
    ).toContain('Då kommer inte 1 680 kr den 25 december.');
    fireEvent.click(screen.getByRole('button', { name: 'Behåll påfyllningen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ja, avboka' }));
    expect(sent.map(({ type }) => type)).toEqual(['cancel.dismiss', 'cancel.confirm']);
    await expectAccessible();
  });

  it.each([true, false])('says whether the cancellation is final (with automatic top-ups: %s)', async (isAutomatic) => {
    showMonth({ changeable: 'confirming' }, { month: ordered, rules: { isAutomatic } });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent?.includes('Månaden kan inte beställas igen.')).toBe(isAutomatic);
  });

  it('names its year in the confirmation if it is not the current year', async () => {
    const month = { monthNumber: 3, status: 'ORDERED', topupDate: '2028-03-25' } as const;
    showMonth({ changeable: 'confirming' }, { month, year: 2028 });
    const dialog = await screen.findByRole('dialog', { name: 'Avboka påfyllningen för mars 2028?' });
    expect(plain(dialog.textContent)).toContain('Då kommer inte 1 680 kr den 25 mars 2028.');
  });

  it.each([
    { ordering: 'comparing' },
    { ordering: 'submitting' },
    { canceling: 'comparing' },
    { canceling: 'submitting' },
  ])('while %o has a busy button that cannot be pressed again', async (value) => {
    const sent = showMonth(value);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    expect(sent).toEqual([]);
    await expectAccessible();
  });

  it('shows why a change failed, and can be changed again', async () => {
    showMonth({ changeable: 'orderable' }, {}, { message: { text: 'Max top-ups already ordered' } });
    expect(screen.getByRole('alert').textContent).toBe(
      'Alla månader som din arbetsgivare erbjuder är redan beställda.',
    );
    expect(screen.getByRole('button', { name: /^Beställ/ })).toBeDefined();
    await expectAccessible();
  });

  it('in the past shows its final status and the reason in a row', async () => {
    show(
      <ul>
        <PastMonth actor={monthAt({ month: { monthNumber: 10 } })} today="2026-11-20" />
      </ul>,
    );
    expect(screen.getByRole('listitem').textContent).toBe(
      'oktoberSista dag att beställa var den 30 september.Inte påfylld',
    );
    await expectAccessible();
  });
});
