import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { loginBankid } from '../../machines/login-bankid/login-bankid.ts';
import type { Browser } from '../../machines/ports.ts';
import { LoginBankidView } from '../../src/screens/login-bankid/LoginBankidView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts, NOW } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const order = {
  orderRef: 'o-1',
  authId: '1',
  autoStartToken: 'start-1',
  method: 'scan',
  startedAt: NOW,
  signing: null,
} as const;
const qrCode = 'bankid.67df3917.0.dc69358e';

type Context = Parameters<typeof staticActor<typeof loginBankid>>[1]['context'];

function showLogin(value: StateValue, context: Context = {}, platform: Browser['platform'] = 'desktop') {
  const input = { ports: inertPorts(platform), onEvent: () => undefined };
  const { actor, sent } = staticActor(loginBankid, { value, input, context });
  show(<LoginBankidView actor={actor} />);
  return sent;
}

const pending = (app: string) => ({ pending: { app, poll: 'waiting' } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const SCAN = /^Visa QR-kod/;
const OPEN = /^Öppna BankID på den här enheten/;
const CANCEL = 'Avbryt';

describe('the log-in with BankID', () => {
  it.each([
    ['phone', [OPEN, SCAN]],
    ['desktop', [SCAN, OPEN]],
  ] as const)('shows the most likely method of a %s first', async (platform, methods) => {
    const sent = showLogin('idle', {}, platform);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(methods.map((method) => expect.stringMatching(method)));
    for (const method of methods) await press(method);
    expect(sent.map(({ type }) => type).toSorted()).toEqual(['bankid.open', 'bankid.scan']);
    await expectAccessible();
  });

  it('shows the QR code, with a text for screen readers', async () => {
    const sent = showLogin(pending('scanning'), { order, qrCode });
    expect(await screen.findByRole('img', { name: 'QR-kod att skanna med BankID-appen' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toMatch(/skanna koden/);
    await press(OPEN);
    await press(CANCEL);
    expect(sent.map(({ type }) => type)).toEqual(['bankid.open', 'bankid.cancel']);
    await expectAccessible();
  });

  it('keeps showing the QR code while the order is renewed, with the other method disabled', async () => {
    showLogin('renewing', { order, qrCode });
    expect(await screen.findByRole('img', { name: /QR-kod/ })).toBeDefined();
    expect(screen.getByRole('button', { name: OPEN }).getAttribute('aria-disabled')).toBe('true');
  });

  it('has a link to BankID, because browsers may block opening an app without a user action', async () => {
    const sent = showLogin(pending('opened'), { order });
    const link = await screen.findByRole('link', { name: 'Öppna BankID igen' });
    expect(link.getAttribute('href')).toBe('https://app.bankid.example/?autostarttoken=start-1');
    await press(SCAN);
    expect(sent.map(({ type }) => type)).toEqual(['bankid.scan']);
    await expectAccessible();
  });

  it.each([
    [pending('identifying'), 'Fortsätt i BankID-appen'],
    [pending('signing'), 'Nu är det dags för din säkerhetskod'],
    ['starting', 'Startar BankID …'],
  ])('in %o shows: %s', async (value, guidance) => {
    const sent = showLogin(value, { order, method: 'open' });
    expect(screen.getByRole('status').textContent).toBe(guidance);
    await press(CANCEL);
    expect(sent.map(({ type }) => type)).toEqual(['bankid.cancel']);
    await expectAccessible();
  });

  it('says when the order cannot be polled, and keeps the step', async () => {
    showLogin(pending('identifying'), { order, method: 'open', message: { id: 'bankid.connectionLost' } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Vi får ingen kontakt just nu\. Vi fortsätter/);
    expect(screen.getByRole('status').textContent).toBe('Fortsätt i BankID-appen');
    await expectAccessible();
  });

  it('shows why the order failed, and both methods', async () => {
    showLogin('failed', { message: { id: 'bankid.failed.userCancel' } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Du avbröt i BankID-appen/);
    expect(screen.getByRole('button', { name: SCAN })).toBeDefined();
    expect(screen.getByRole('button', { name: OPEN })).toBeDefined();
    await expectAccessible();
  });

  it('shows an unknown text of the server as it is', async () => {
    showLogin('failed', { message: { text: 'Kontot är låst.' } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Kontot är låst\./);
  });

  it('shows that the code was not scanned, and both methods', async () => {
    showLogin('failed', { message: { id: 'bankid.failed.notScanned' } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/QR-koden skannades inte/);
    expect(screen.getByRole('button', { name: SCAN })).toBeDefined();
    await expectAccessible();
  });

  it('shows no button when the log-in is complete', async () => {
    showLogin('complete');
    expect(screen.queryByRole('button')).toBeNull();
    await expectAccessible();
  });
});
