import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Account, accounts } from '../../contract/account.ts';
import { calendarAvailability } from '../../machines/topups/calendar-availability.ts';
import { AccountMenu } from '../../src/app/layout/AccountMenu.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const [account] = accounts.response.parse(accounts.example.response) as [Account];
const older: Account = { ...account, id: 20_001, card: { lastFourDigits: '1111' } };
const closed: Account = { ...account, id: 20_000, status: 'INACTIVE', card: null };
const calendar = staticActor(calendarAvailability, { value: 'disabled', input: { ports: inertPorts() } }).actor;

const close = vi.fn();
beforeEach(() => {
  // The page of these tests knows no popovers.
  Object.assign(HTMLElement.prototype, { hidePopover: close });
  close.mockClear();
});

async function shown(context: Parameters<typeof accessGateIn>[1]) {
  const gate = accessGateIn('open', context);
  show(
    <AccessGateContext value={gate.actor}>
      <AccountMenu />
    </AccessGateContext>,
  );
  await screen.findByRole('region', { name: 'Konton', hidden: true });
  return gate;
}
const rows = () => screen.getAllByRole('listitem', { hidden: true });
const links = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

describe('the account menu', () => {
  it('says which account shows, the status of each, and switches to another one, also to an ended one', async () => {
    const gate = await shown({ accounts: [account, older, closed] });
    expect(screen.getByRole('button', { name: 'Konto: Nordlunds Bygg AB' })).toBeDefined();
    expect(rows().map((row) => row.textContent)).toEqual([
      'Nordlunds Bygg ABKort som slutar på 4821AktivtVisas nu',
      'Nordlunds Bygg ABKort som slutar på 1111Aktivt',
      'Nordlunds Bygg ABInget kort ännuInaktivt',
    ]);
    const choices = rows().flatMap((row) => within(row).queryAllByRole('button', { hidden: true }));
    for (const choice of choices) fireEvent.click(choice);
    expect(gate.sent).toEqual([
      { type: 'account.choose', id: 20_001 },
      { type: 'account.choose', id: 20_000 },
    ]);
    expect(close).toHaveBeenCalledTimes(2);
    expect(links()).toEqual(['/topup', '/card', '/lost-card', '/?calculator']);
    await expectAccessible();
  });

  it('leads to no top-ups when there is no calendar', async () => {
    await shown({ accounts: [account], calendar });
    expect(links()).toEqual(['/card', '/lost-card', '/?calculator']);
  });
});
