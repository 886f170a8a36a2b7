import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { appRedirect } from '../../machines/app-redirect/app-redirect.ts';
import { loginForm, loginPassword } from '../../machines/login-password/login-password.ts';
import { passwordRecovery } from '../../machines/password-reset/password-recovery.ts';
import { passwordReset, resetForm } from '../../machines/password-reset/password-reset.ts';
import { operatingSystemOf } from '../../src/ports/user-agent.ts';
import { AppRedirectView } from '../../src/screens/app-redirect/AppRedirectView.tsx';
import { LoginPasswordView } from '../../src/screens/login-password/LoginPasswordView.tsx';
import { PasswordRecoveryView } from '../../src/screens/password-reset/PasswordRecoveryView.tsx';
import { PasswordResetView } from '../../src/screens/password-reset/PasswordResetView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const ports = inertPorts();
const tell = () => undefined;
type Login = Parameters<typeof staticActor<typeof loginPassword>>[1]['context'];
type Recovery = Parameters<typeof staticActor<typeof passwordRecovery>>[1]['context'];
type Reset = Parameters<typeof staticActor<typeof passwordReset>>[1]['context'];

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('the log-in with a password', () => {
  function showLogin(value: StateValue, context: Login = {}) {
    const { actor, sent } = staticActor(loginPassword, { value, input: { ports, onEvent }, context });
    show(<LoginPasswordView actor={actor} />);
    return sent;
  }

  it('takes name and password, in fields that managers know', async () => {
    const sent = showLogin('filling');
    fireEvent.change(field('Användarnamn eller e-post'), { target: { value: 'anna' } });
    fireEvent.change(field('Lösenord'), { target: { value: 'Lunch-2026' } });
    press('Logga in');
    expect(sent).toEqual([
      { type: 'field.changed', field: 'username', value: 'anna' },
      { type: 'field.changed', field: 'password', value: 'Lunch-2026' },
      { type: 'form.submitted' },
    ]);
    expect([field(/^Användarnamn/).autocomplete, field('Lösenord').autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
    expect(screen.queryByLabelText('Engångskod')).toBeNull();
    await expectAccessible();
  });

  it('leads on for whoever has no password, or has forgotten it', () => {
    showLogin('filling');
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('Glömt lösenordet?')).toBe('/login/email-recover');
    expect(linkTo('Logga in med BankID i stället')).toBe('/login/bankid');
  });

  it('asks for the code that the backend wants, and can ask for another', async () => {
    const sent = showLogin('filling', { needsCode: true });
    const code = field('Engångskod');
    expect(document.activeElement).toBe(code);
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
    press('Skicka en ny kod');
    expect(sent).toEqual([{ type: 'code.resend' }]);
    await expectAccessible();
  });

  it('can be submitted once at a time', async () => {
    const sent = showLogin('signingIn', { needsCode: true });
    expect(field('Lösenord').readOnly).toBe(true);
    press('Logga in');
    press('Skicka en ny kod');
    expect(sent).toEqual([]);
    await expectAccessible();
  });

  it('says why nobody is logged in, in words of its own or of the server', () => {
    showLogin('filling', { message: { text: 'Kontot är låst.' } });
    expect(screen.getByRole('alert').textContent).toBe('Kontot är låst.');
  });

  it('says at the field what is wrong with it', async () => {
    const form = {
      ...loginForm.initialState({ username: 'an na' }),
      touched: { username: 'blurred', password: 'blurred' },
    } as const;
    showLogin('filling', { form });
    expect(
      screen.getByRole('textbox', { description: 'Det får inte finnas några mellanslag.' }).getAttribute('name'),
    ).toBe('username');
    expect(screen.getByText('Fyll i det här fältet.')).toBeDefined();
    await expectAccessible();
  });
});

describe('a forgotten password', () => {
  function showRecovery(value: StateValue, context: Recovery = {}) {
    const { actor, sent } = staticActor(passwordRecovery, { value, input: { ports }, context });
    show(<PasswordRecoveryView actor={actor} />);
    return sent;
  }

  it('asks for the address', async () => {
    const sent = showRecovery('filling');
    expect([field('E-postadress').type, field('E-postadress').autocomplete]).toEqual(['email', 'email']);
    press('Skicka länken');
    expect(sent).toEqual([{ type: 'form.submitted' }]);
    await expectAccessible();
  });

  it('says why the link could not be asked for', async () => {
    showRecovery('filling', { message: { id: 'failure.unreachable' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi når inte servern/);
    await expectAccessible();
  });

  it('says where to look for it, and lets another address be tried', async () => {
    const sent = showRecovery('asked');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Titta i din mejl');
    press('Prova en annan adress');
    expect(sent).toEqual([{ type: 'recovery.restart' }]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login/email');
    await expectAccessible();
  });
});

describe('a link that sets a new password', () => {
  function showReset(value: StateValue, context: Reset = {}) {
    const { actor, sent } = staticActor(passwordReset, { value, input: { ports, onEvent, token: 'a1' }, context });
    show(<PasswordResetView actor={actor} />);
    return sent;
  }
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('is checked first', async () => {
    showReset('checking');
    expect(screen.getByRole('status').textContent).toBe('Kontrollerar länken …');
    await expectAccessible();
  });

  it('can be checked again when that was not possible', async () => {
    const sent = showReset('unchecked', { message: { id: 'failure.unreachable' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi når inte servern/);
    press('Försök igen');
    expect(sent).toEqual([{ type: 'link.retry' }]);
    await expectAccessible();
  });

  it('ticks what the password has, and says what is missing while it cannot be saved', async () => {
    const sent = showReset('filling', { form: resetForm.initialState({ newPassword: 'Middag' }) });
    expect(items()).toEqual([
      'Minst 8 tecken, saknas',
      'En stor bokstav, uppfyllt',
      'En liten bokstav, uppfyllt',
      'Ett specialtecken, som ! eller –, saknas',
    ]);
    expect(field('Nytt lösenord').autocomplete).toBe('new-password');
    fireEvent.click(screen.getByRole('button', { name: 'Spara lösenordet', description: /^Uppfyll kraven/ }));
    expect(sent).toEqual([]);
    await expectAccessible();
  });

  it('can be saved once both are right', () => {
    const sent = showReset('filling', { form: resetForm.initialState({ newPassword: 'Middag-27', repeated: 'Middag-27' }) });
    press('Spara lösenordet');
    expect(sent).toEqual([{ type: 'form.submitted' }]);
  });

  it.each(['lookingUp', 'saving', 'changed'])('cannot be saved twice while %s', async (value) => {
    showReset(value, { form: resetForm.initialState({ newPassword: 'Middag-27', repeated: 'Middag-27' }) });
    expect(button('Spara lösenordet').getAttribute('aria-busy')).toBe('true');
    await expectAccessible();
  });
});

describe('the way to the app', () => {
  const stores = { ios: 'https://ios.example/', android: 'https://android.example/', mac: 'https://mac.example/' };

  it.each([
    ['ios', 'Öppna App Store', stores.ios],
    ['mac', 'Öppna Mac App Store', stores.mac],
    ['android', 'Öppna Google Play', stores.android],
    ['other', 'Öppna Google Play', stores.android],
  ] as const)('on %s is the right store, and the browser', async (system, name, address) => {
    const input = { ports, system, stores, isReturning: true };
    const { actor, sent } = staticActor(appRedirect, { value: 'choosing', input });
    show(<AppRedirectView actor={actor} />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
    press('Fortsätt i webbläsaren');
    expect(sent).toEqual([{ type: 'browser.continue' }]);
    await expectAccessible();
  });

  it.each([
    ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5],
    ['ios', 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', 5],
    ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
    ['mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
    ['android', 'Mozilla/5.0 (Linux; Android 15; Pixel 7)', 5],
    ['other', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0],
    ['other', 'Mozilla/5.0 (X11; Linux x86_64)', 10],
  ] as const)('knows %s by %s with %i touch points', (system, userAgent, maxTouchPoints) => {
    expect(operatingSystemOf({ userAgent, maxTouchPoints })).toBe(system);
  });
});
