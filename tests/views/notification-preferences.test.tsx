import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { type Preferences, readPreferences } from '../../contract/preferences.ts';
import { notificationPreferences } from '../../machines/notification-preferences/notification-preferences.ts';
import { calendarAvailability } from '../../machines/topups/calendar-availability.ts';
import { NotificationPreferencesView } from '../../src/screens/notification-preferences/NotificationPreferencesView.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const preferences: Preferences = readPreferences.response.parse(readPreferences.example.response);
const input = { ports: inertPorts() };
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
type GateOptions = Parameters<typeof accessGateIn>[1];
const showSignedIn = (content: ReactNode, gate: GateOptions = {}) =>
  show(<AccessGateContext value={accessGateIn('open', gate).actor}>{content}</AccessGateContext>);

describe('NotificationPreferencesView', () => {
  type Context = Parameters<typeof staticActor<typeof notificationPreferences>>[1]['context'];
  const flags = preferences.notificationMethod;
  if (flags === null) throw new Error('the example has no flags');

  const inState = (saves: string) => ({ loaded: { presses: 'ready', saves } });

  function showNotifications(value: StateValue, context: Context = {}, gate: GateOptions = {}) {
    const { actor, sent } = staticActor(notificationPreferences, {
      value,
      input,
      context: { saved: flags, isPageClosed: false, ...context },
    });
    showSignedIn(<NotificationPreferencesView actor={actor} />, gate);
    return sent;
  }
  const toggle = (role: 'switch' | 'checkbox', name: string) => fireEvent.click(screen.getByRole(role, { name }));

  it('describes each topic', async () => {
    showNotifications(inState('idle'));
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(rows).toHaveLength(8);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.stringContaining('När det är mindre än 200 kr kvar.'),
        expect.stringContaining('När det finns mer än 12 000 kr på kortet.'),
        expect.stringContaining('varje söndag'),
      ]),
    );
    await expectAccessible();
  });

  it('switches all, a topic or a channel', () => {
    const sent = showNotifications(inState('idle'), { saved: { ...flags, lowOnCreditSms: false } });
    toggle('switch', 'Tillåt aviseringar');
    toggle('switch', 'Erbjudanden');
    toggle('checkbox', 'Lågt saldo: Sms');
    expect(sent).toEqual([
      { type: 'all.switch', on: false },
      { type: 'topic.switch', topic: 'specialOffers', on: false },
      { type: 'channel.switch', topic: 'lowOnCredit', channel: 'Sms', on: true },
    ]);
  });

  it('shows choices before they are saved', () => {
    const sending = { all: false, flags: {} };
    const desired = { all: null, flags: { specialOffersPush: true } };
    showNotifications(inState('disabling'), { sending, desired });
    const on = [...screen.getAllByRole('switch'), ...screen.getAllByRole('checkbox')]
      .filter((box) => (box as HTMLInputElement).checked)
      .map((box) => box.getAttribute('aria-label'));
    expect(on).toEqual(['Tillåt aviseringar', 'Erbjudanden', 'Alla aviseringar: App', 'Erbjudanden: App']);
  });

  it('has no top-up reminders without a calendar', () => {
    const calendar = staticActor(calendarAvailability, { value: 'disabled', input }).actor;
    showNotifications(inState('idle'), {}, { calendar });
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    expect(screen.queryByText('Påminnelse om påfyllning')).toBeNull();
  });

  it('shows that a choice was not saved, and why', async () => {
    showNotifications(inState('saveFailed'), { message: { id: 'failure.unreachable' } });
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Ditt senaste val sparades inte.')).toBeDefined();
    expect(alert.textContent).toMatch(/Vi får ingen kontakt/);
    await expectAccessible();
  });

  it('shows a skeleton while loading', async () => {
    showNotifications('loading', { saved: null });
    expect(screen.getByRole('status').textContent).toBe('Hämtar dina aviseringar');
    await expectAccessible();
  });

  it('offers a retry when loading failed', async () => {
    const sent = showNotifications('loadFailed', { saved: null, message: { id: 'failure.timeout' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Svaret dröjde/);
    press('Försök igen');
    expect(sent).toEqual([{ type: 'preferences.retry' }]);
    await expectAccessible();
  });
});
