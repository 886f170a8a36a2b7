import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { withLost } from '../../contract/list.ts';
import { lunchYear } from '../../machines/lunch-year/lunch-year.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';
import { LunchYearView } from '../../src/screens/lunch-year/LunchYearView.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { plain, region, showHome } from './home-fixture.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

type Context = Parameters<typeof staticActor<typeof lunchYear>>[1]['context'];

function showIn(value: StateValue, context: Context = {}) {
  const { actor, sent } = staticActor(lunchYear, { value, input: { ports: inertPorts(), accountId: 1 }, context });
  show(
    <AccessGateContext value={accessGateIn('open').actor}>
      <LunchYearView actor={actor} />
    </AccessGateContext>,
  );
  return sent;
}

const transactions = withLost(
  [lunch({ transactionDate: '2025-10-14T11:52:00+02:00' }), lunch({ transactionDate: '2025-10-13T11:52:00+02:00' })],
  2,
);
const facts = () => [...document.querySelectorAll('dl > div')].map((fact) => [...fact.children].map(plain));

it('says what the lunches were, and what they cost if the user has chosen that', async () => {
  showIn({ shown: 'ready' }, { transactions, withAmounts: true });
  expect(facts()).toEqual([
    ['Mest besökta stället · 2 gånger', 'Restaurang Jonas'],
    ['Olika ställen', '1'],
    ['Vanligaste dagen · 1 lunch', 'tisdag'],
    ['Bästa månaden · 2 luncher', 'oktober'],
    ['Flest arbetsdagar i rad', '2'],
    ['Sammanlagt', '270 kr'],
    ['En lunch i snitt', '135 kr'],
  ]);
  expect(screen.getByText(/2 transaktioner/)).toBeDefined();
  await expectAccessible();
});

it('leaves out the amounts, and asks for them by a switch', () => {
  const sent = showIn({ shown: 'ready' }, { transactions });
  expect(facts().flat()).not.toContain('Sammanlagt');
  fireEvent.click(screen.getByRole('switch', { name: 'Ta med belopp' }));
  fireEvent.click(screen.getByRole('button', { name: 'Spara bilden' }));
  expect(sent).toEqual([{ type: 'amounts.choose', withAmounts: true }, { type: 'picture.save' }]);
});

it('shows a year that could not be counted as such', async () => {
  showIn('empty', { transactions: [lunch({ operation: { other: 'Cashback' } })] });
  expect(screen.getByText('Köpen 2025 går inte att räkna')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Se transaktionerna 2025' });
  expect(link.getAttribute('href')).toBe('/transactions?year=2025');
  await expectAccessible();
});

it('is on home in December only', () => {
  showHome({ nextOrder: { value: 'calm', context: { today: '2026-11-30' } } });
  expect(screen.queryByRole('region', { name: /Ditt lunchår/ })).toBeNull();
  showHome({ nextOrder: { value: 'calm', context: { today: '2026-12-01' } } });
  expect(region('Ditt lunchår 2026').querySelector('a')?.getAttribute('href')).toBe('/lunch-year');
});
