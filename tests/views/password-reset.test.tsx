import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { passwordRecovery, recoveryForm } from '../../machines/password-reset/password-recovery.ts';
import { passwordReset, resetForm } from '../../machines/password-reset/password-reset.ts';
import { PasswordRecoveryView } from '../../src/screens/password-reset/PasswordRecoveryView.tsx';
import { PasswordResetView } from '../../src/screens/password-reset/PasswordResetView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

type Recovery = Parameters<typeof staticActor<typeof passwordRecovery>>[1]['context'];
type Reset = Parameters<typeof staticActor<typeof passwordReset>>[1]['context'];

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('PasswordRecoveryView', () => {
  function showRecovery(value: StateValue, context: Recovery = {}) {
    const { actor, sent } = staticActor(passwordRecovery, {
      value,
      input: { ports: inertPorts(), onEvent: () => undefined },
      context,
    });
    show(<PasswordRecoveryView actor={actor} />);
    return sent;
  }

  it('asks for the e-mail address', async () => {
    const sent = showRecovery('editing');
    expect([field('E-postadress').type, field('E-postadress').autocomplete]).toEqual(['email', 'email']);
    press('Skicka länken');
    expect(sent).toEqual([{ type: 'form.submitted' }]);
    await expectAccessible();
  });

  it('shows why the request failed', async () => {
    showRecovery('editing', { message: { id: 'failure.unreachable' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi får ingen kontakt/);
    await expectAccessible();
  });

  it('confirms the request and offers to try another address', async () => {
    const sent = showRecovery('submitted', { form: recoveryForm.initialState({ email: 'anna@example.se' }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Titta i din e-post');
    expect(screen.getByText(/^Om anna@example\.se hör till ett konto/)).toBeDefined();
    press('Prova en annan adress');
    press('Tillbaka till inloggningen');
    expect(sent).toEqual([{ type: 'recovery.restart' }, { type: 'login.open' }]);
    await expectAccessible();
  });
});

describe('PasswordResetView', () => {
  function showReset(value: StateValue, context: Reset = {}) {
    const { actor, sent } = staticActor(passwordReset, {
      value,
      input: { ports: inertPorts(), onEvent: () => undefined, token: 'a1' },
      context,
    });
    show(<PasswordResetView actor={actor} />);
    return sent;
  }
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('shows a spinner while the link is checked', async () => {
    showReset('checkingLink');
    expect(screen.getByRole('status').textContent).toBe('Kontrollerar länken …');
    await expectAccessible();
  });

  it('offers to check the link again after a failure', async () => {
    const sent = showReset('linkCheckFailed', { message: { id: 'failure.unreachable' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi får ingen kontakt/);
    press('Försök igen');
    press('Tillbaka till inloggningen');
    expect(sent).toEqual([{ type: 'link.retry' }, { type: 'login.open' }]);
    await expectAccessible();
  });

  it('shows which requirements the password meets, and why it cannot be saved', async () => {
    const sent = showReset('editing', { form: resetForm.initialState({ newPassword: 'Middag' }) });
    expect(items()).toEqual([
      'Minst 8 tecken, saknas',
      'En stor bokstav, uppfyllt',
      'En liten bokstav, uppfyllt',
      'Ett specialtecken, till exempel ! eller ?, saknas',
    ]);
    expect(field('Nytt lösenord').autocomplete).toBe('new-password');
    fireEvent.click(screen.getByRole('button', { name: 'Spara lösenordet', description: /^Uppfyll kraven/ }));
    expect(sent).toEqual([{ type: 'form.submitted' }]);
    await expectAccessible();
  });

  it('after a lost response says that the password may be saved, and offers the log-in', async () => {
    const sent = showReset('outcomeUnknown', { message: { id: 'password-reset.outcomeUnknown' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Lösenordet kan redan vara sparat/);
    press('Logga in med det nya lösenordet');
    expect(sent).toEqual([{ type: 'login.open' }]);
    expect(button('Spara lösenordet')).toBeDefined();
    await expectAccessible();
  });

  it('if the link is used after a lost response, offers the log-in and a new link', async () => {
    const sent = showReset('probablySaved');
    expect(screen.getByRole('alert').textContent).toMatch(/ditt nya lösenord är troligen sparat/);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login/email-recover');
    press('Logga in med det nya lösenordet');
    expect(sent).toEqual([{ type: 'login.open' }]);
    await expectAccessible();
  });

  it('can be submitted when both passwords are valid', () => {
    const sent = showReset('editing', {
      form: resetForm.initialState({ newPassword: 'Middag-27', repeated: 'Middag-27' }),
    });
    press('Spara lösenordet');
    expect(sent).toEqual([{ type: 'form.submitted' }]);
  });

  it.each(['lookingUpAddress', 'saving', 'saved'])('cannot be submitted twice in state %s', async (value) => {
    showReset(value, { form: resetForm.initialState({ newPassword: 'Middag-27', repeated: 'Middag-27' }) });
    expect(button('Spara lösenordet').getAttribute('aria-busy')).toBe('true');
    await expectAccessible();
  });
});
