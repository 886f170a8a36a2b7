import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { oneTimeCode } from '../../machines/signature/one-time-code.ts';
import { signature } from '../../machines/signature/signature.ts';
import { tokenOf } from '../../machines/token.fixture.ts';
import SignatureDialog from '../../src/screens/SignatureDialog.tsx';
import { OneTimeCodeSteps } from '../../src/screens/signature/OneTimeCodeSteps.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const action = { kind: 'pin', text: 'Jag vill se PIN-koden.', path: '/card', referenceCode: 'C-1' };
const purpose = 'VIEW_CARD_PIN';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

type Options = Parameters<typeof staticActor<typeof oneTimeCode>>[1];

function showCode(value: Options['value'], context: Options['context'] = {}) {
  const input = { ports: inertPorts(), purpose, action, rejection: null, onEvent: () => undefined } as const;
  const { actor, sent } = staticActor(oneTimeCode, { value, input, context });
  show(
    <AccessGateContext value={accessGateIn('open').actor}>
      <OneTimeCodeSteps actor={actor} />
    </AccessGateContext>,
  );
  return sent;
}

function showDialog(authenticationMethod: string) {
  const ports = inertPorts();
  const events: unknown[] = [];
  const device = { ...ports.device, read: () => tokenOf({ authenticationMethod }) };
  const actor = createActor(signature, {
    input: { ports: { ...ports, device }, purpose, action, rejection: null, onEvent: (event) => events.push(event) },
  }).start();
  show(
    <AccessGateContext value={accessGateIn('open').actor}>
      <SignatureDialog actor={actor} />
    </AccessGateContext>,
  );
  return events;
}

describe('a signature', () => {
  it.each([
    ['BANKID', 'Signera med BankID', 'Var har du ditt BankID?'],
    ['PASSWORD', 'Bekräfta med en kod', 'Vi mejlar en kod med sex siffror till a•••@example.se'],
  ])('asks for %s, as the log-in was', async (method, title, text) => {
    const events = showDialog(method);
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog.textContent).toContain('Jag vill se PIN-koden.');
    expect(dialog.textContent).toContain(text);
    await expectAccessible();
    press('Avbryt');
    expect(events).toEqual([{ type: 'signature.cancelled' }]);
  });

  it.each(['BANKID', 'PASSWORD'])('can be cancelled with the Escape key (%s)', (method) => {
    const events = showDialog(method);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(events).toEqual([{ type: 'signature.cancelled' }]);
  });
});

describe('a one-time code', () => {
  it('is sent when the user asks for it', async () => {
    const sent = showCode('idle');
    press('Skicka kod');
    expect(sent.map(({ type }) => type)).toEqual(['code.send']);
    expect(screen.getByText('din e-post som börjar på a, hos example.se')).toBeDefined();
    await expectAccessible();
  });

  it('has one field for six digits that accepts pasted spaces, and says what is missing', async () => {
    const sent = showCode({ entering: 'sent' });
    const field = screen.getByRole('textbox', { name: 'Engångskod' });
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(field.hasAttribute('maxlength')).toBe(false);
    fireEvent.change(field, { target: { value: '133 742' } });
    expect(sent).toEqual([{ type: 'field.changed', field: 'code', value: '133 742' }]);
    expect(screen.getByRole('button', { name: 'Bekräfta' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Ange de sex siffrorna först.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Skicka en ny kod' })).toBeNull();
    await expectAccessible();
  });

  it('shows why the code was rejected, and a button to get another', async () => {
    const sent = showCode({ entering: 'resendable' }, { message: { id: 'detail.Invalid one-time code' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Koden stämmer inte/);
    press('Skicka en ny kod');
    expect(sent.map(({ type }) => type)).toEqual(['code.resend']);
    await expectAccessible();
  });

  it('needs a verified e-mail address, with a button that leads there', async () => {
    const sent = showCode('emailUnverified');
    expect(screen.getByRole('alert').textContent).toMatch(/Lägg till och bekräfta din e-post först/);
    press('Till din e-postadress');
    press('Avbryt');
    expect(sent.map(({ type }) => type)).toEqual(['email.verify', 'code.cancel']);
    await expectAccessible();
  });
});
