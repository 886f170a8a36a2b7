import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { loginForm, loginPassword } from '../../machines/login-password/login-password.ts';
import { LoginPasswordView } from '../../src/screens/login-password/LoginPasswordView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

type Context = Parameters<typeof staticActor<typeof loginPassword>>[1]['context'];

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('LoginPasswordView', () => {
  function showLogin(value: StateValue, context: Context = {}) {
    const { actor, sent } = staticActor(loginPassword, {
      value,
      input: { ports: inertPorts(), onEvent: () => undefined },
      context,
    });
    show(<LoginPasswordView actor={actor} />);
    return sent;
  }

  it('sends username and password, in fields that password managers recognize', async () => {
    const sent = showLogin('editing');
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

  it('links to the password reset and to BankID', () => {
    showLogin('editing');
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('Glömt lösenordet?')).toBe('/login/email-recover');
    expect(linkTo('Logga in med BankID i stället')).toBe('/login/bankid');
  });

  it('shows the code field when the backend requires a code, with a button to send another', async () => {
    const sent = showLogin('editing', { needsCode: true });
    const code = field('Engångskod');
    expect(document.activeElement).toBe(code);
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(screen.getByText(/^Vi har skickat en kod/)).toBeTruthy();
    press('Skicka en ny kod');
    expect(sent).toEqual([{ type: 'code.resend' }]);
    await expectAccessible();
  });

  it('says that another code was sent', () => {
    showLogin('editing', { needsCode: true, codesSent: 2 });
    expect(screen.getByText(/^Vi har skickat en ny kod/)).toBeTruthy();
  });

  it('is read-only during the call', async () => {
    const sent = showLogin('submitting', { needsCode: true });
    expect(field('Lösenord').readOnly).toBe(true);
    press('Logga in');
    press('Skicka en ny kod');
    expect(sent).toEqual([]);
    await expectAccessible();
  });

  it('shows a text of the server unchanged', () => {
    showLogin('editing', { message: { text: 'Kontot är låst.' } });
    expect(screen.getByRole('alert').textContent).toBe('Kontot är låst.');
  });

  it('shows errors at the fields', async () => {
    const form = {
      ...loginForm.initialState({ username: 'an na' }),
      touched: { username: 'blurred', password: 'blurred' },
    } as const;
    showLogin('editing', { form });
    expect(screen.getByRole('textbox', { description: 'Mellanslag är inte tillåtna.' }).getAttribute('name')).toBe(
      'username',
    );
    expect(screen.getByText('Fyll i det här fältet.')).toBeDefined();
    await expectAccessible();
  });
});
