import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { type Account, accounts } from '../../contract/account.ts';
import type { TopupCalendar } from '../../contract/topups.ts';
import type { TopupOffer } from '../../machines/home/next-topup.ts';
import { calendarAvailability } from '../../machines/topups/calendar-availability.ts';
import { watchTopupOffer } from '../../src/app/watch-topup-offer.ts';
import { inertPorts } from './inert-ports.ts';
import { openCalendar } from './topups-fixture.ts';

const [account] = accounts.response.parse(accounts.example.response) as [Account];
const { topupSettings } = openCalendar;
const withSettings = (changes: Partial<typeof topupSettings>): TopupCalendar => ({
  ...openCalendar,
  topupSettings: { ...topupSettings, ...changes },
});

/** What is reported when the calendar is loaded, after what is reported until then. */
async function reported(calendar: TopupCalendar, status = 'ACTIVE'): Promise<readonly TopupOffer[]> {
  const ports = { ...inertPorts(), backend: () => Promise.resolve(calendar) };
  const actor = createActor(calendarAvailability, { input: { ports } as never }).start();
  const offers: TopupOffer[] = [];
  const ref: ActorRefFrom<typeof calendarAvailability> = actor;
  const stop = watchTopupOffer(ref, { ...account, cardHolder: { status } }, (offer) => offers.push(offer));
  await new Promise((resolve) => actor.subscribe(resolve));
  stop();
  return offers;
}

const unknown = { obstacle: null, canBeAutomatic: true };

it('reports that orders are possible until the calendar is loaded, and then what it says', async () => {
  const closed = withSettings({ branch: { ...topupSettings.branch, status: 'CLOSED' } });
  expect(await reported(withSettings({ enableSubscribe: true }))).toEqual([unknown, unknown]);
  expect(await reported(withSettings({ enableSubscribe: false }))).toEqual([
    unknown,
    { obstacle: null, canBeAutomatic: false },
  ]);
  expect(await reported(closed)).toEqual([unknown, { obstacle: 'closed', canBeAutomatic: false }]);
  expect(await reported({ ...openCalendar, topupSettings: null })).toEqual([
    unknown,
    { ...unknown, obstacle: 'byEmployer' },
  ]);
});

it('reports at once that an inactive cardholder can order nothing', async () => {
  const [first] = await reported(openCalendar, 'DEACTIVATED');
  expect(first).toEqual({ obstacle: 'inactive', canBeAutomatic: true });
});
