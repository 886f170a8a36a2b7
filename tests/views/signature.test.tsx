import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { oneTimeCode } from '../../machines/signature/one-time-code.ts';
import { signature } from '../../machines/signature/signature.ts';
import { tokenOf } from '../../machines/token.fixture.ts';
import SignatureDialog from '../../src/screens/SignatureDialog.tsx';
import { OneTimeCodeSteps } from '../../src/screens/signature/OneTimeCodeSteps.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const errand = { errand: 'pin', text: 'Jag vill se PIN-koden.', path: '/card' };
const purpose = 'VIEW_CARD_PIN';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

type Stand = Parameters<typeof staticActor<typeof oneTimeCode>>[1];

function showCode(value: Stand['value'], context: Stand['context'] = {}) {
  const input = { ports: inertPorts(), purpose, errand, verdict: null, tell: () => undefined } as const;
  const { actor, sent } = staticActor(oneTimeCode, { value, input, context });
  show(<OneTimeCodeSteps actor={actor} />);
  return sent;
}

function showDialog(authenticationMethod: string) {
  const ports = inertPorts();
  const told: unknown[] = [];
  const device = { ...ports.device, read: () => tokenOf({ authenticationMethod }) };
  const actor = createActor(signature, {
    input: { ports: { ...ports, device }, purpose, action, rejection: null, tell: (proof) => told.push(proof) },
  }).start();
  show(<SignatureDialog actor={actor} />);
  return told;
}

describe('a signature', () => {
  it.each([
    ['BANKID', 'Signera med BankID', 'Var har du ditt BankID?'],
    ['PASSWORD', 'Bekräfta med en kod', 'Vi skickar en kod'],
  ])('for whoever logged in with %s', async (method, title, text) => {
    const told = showDialog(method);
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog.textContent).toContain('Jag vill se PIN-koden.');
    expect(dialog.textContent).toContain(text);
    await expectAccessible();
    press('Avbryt');
    expect(told).toEqual([null]);
  });

  it.each(['BANKID', 'PASSWORD'])('can be left by the keyboard (%s)', (method) => {
    const told = showDialog(method);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(told).toEqual([null]);
  });
});

describe('a one-time code', () => {
  it('is sent when asked for', async () => {
    const sent = showCode('offered');
    press('Skicka kod');
    expect(sent.map(({ type }) => type)).toEqual(['code.send']);
    await expectAccessible();
  });

  it('is one field of six digits that takes a paste, with the way on explained', async () => {
    const sent = showCode({ entering: 'fresh' });
    const field = screen.getByRole('textbox', { name: 'Engångskod' });
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(field.hasAttribute('maxlength')).toBe(false);
    fireEvent.change(field, { target: { value: '133 742' } });
    expect(sent).toEqual([{ type: 'field.changed', field: 'code', value: '133 742' }]);
    expect(screen.getByRole('button', { name: 'Bekräfta' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Skriv de sex siffrorna först.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Skicka en ny kod' })).toBeNull();
    await expectAccessible();
  });

  it('says why it was not accepted, and offers another', async () => {
    const sent = showCode({ entering: 'late' }, { message: { id: 'signature.code.invalid' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Koden stämmer inte/);
    press('Skicka en ny kod');
    expect(sent.map(({ type }) => type)).toEqual(['code.resend']);
    await expectAccessible();
  });

  it('needs a verified e-mail, and leads there', async () => {
    const sent = showCode('unverified');
    expect(screen.getByRole('alert').textContent).toMatch(/Lägg till och verifiera din e-post först/);
    press('Till din e-postadress');
    press('Avbryt');
    expect(sent.map(({ type }) => type)).toEqual(['email.verify', 'code.cancel']);
    await expectAccessible();
  });
});
