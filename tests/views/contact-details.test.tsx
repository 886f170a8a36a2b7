import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, type StateValue } from 'xstate';
import { cardholderWith } from '../../machines/contact-details/cardholder.fixture.ts';
import { contactChange, contactForm } from '../../machines/contact-details/contact-change.ts';
import type { ContactKind } from '../../machines/contact-details/contact-detail.ts';
import { codeForm } from '../../machines/contact-details/contact-verification.setup.ts';
import { contactVerification } from '../../machines/contact-details/contact-verification.ts';
import { serializeSentCode } from '../../machines/contact-details/verification.ts';
import type { DeviceKey } from '../../machines/ports.ts';
import { ContactChangeView } from '../../src/screens/contact-details/ContactChangeView.tsx';
import { ContactVerificationView } from '../../src/screens/contact-details/ContactVerificationView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts, NOW } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const label = { email: 'Ny e-postadress', phone: 'Nytt telefonnummer' };
const cardholder = cardholderWith('anna.ny@example.se', '0701740605', '2026-11-20T09:00:00Z');
const current = { id: 9001, value: 'anna@example.se', isVerified: true };

type ChangeContext = Parameters<typeof staticActor<typeof contactChange>>[1]['context'];

function showChange(kind: ContactKind, value: StateValue = 'editing', context: ChangeContext = {}) {
  const input = { ports: inertPorts(), kind, cardholderId: 501, current, next: null };
  const { actor, sent } = staticActor(contactChange, { value, input, context });
  show(<ContactChangeView actor={actor} />);
  return sent;
}

describe('ContactChangeView', () => {
  it.each([
    ['email', 'Ändra e-post'],
    ['phone', 'Ändra telefonnummer'],
  ] as const)('asks for the new %s', async (kind, title) => {
    const sent = showChange(kind);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText('Nu: anna@example.se')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Bekräfta/ })).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: label[kind] }), { target: { value: 'ny' } });
    press('Skicka kod');
    expect(sent).toEqual([{ type: 'field.changed', field: 'value', value: 'ny' }, { type: 'form.submitted' }]);
    expect(screen.getByRole('link', { name: 'Tillbaka till inställningarna' }).getAttribute('href')).toBe('/settings');
    await expectAccessible();
  });

  it.each([
    ['email', 'Lägg till e-post', /^Vi mejlar en kod till adressen\./, 'Du har ingen e-postadress ännu.'],
    ['phone', 'Lägg till telefonnummer', /sms till numret\./, 'Du har inget telefonnummer ännu.'],
  ] as const)('asks for a first %s', async (kind, title, lead, none) => {
    showChange(kind, 'editing', { current: null });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(lead)).toBeDefined();
    expect(screen.getByText(none)).toBeDefined();
    await expectAccessible();
  });

  it.each([
    ['email', 'Bekräfta e-posten', 1],
    ['phone', 'Bekräfta numret', 2],
  ] as const)('links to the verification of an unverified %s', (kind, link, type) => {
    const unverified = { id: 9002, value: '0701740605', isVerified: false };
    showChange(kind, 'editing', { current: unverified, next: '/card' });
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(
      `/verification-code?contactInformationId=9002&contactInformationType=${type}&next=%2Fcard`,
    );
  });

  it('shows the error of the value and why no code was sent', async () => {
    const form = { ...contactForm.initialState({ value: 'anna@example.se ' }), touched: { value: 'blurred' } } as const;
    showChange('email', 'editing', { form, message: { id: 'failure.unreachable' } });
    expect(screen.getByRole('textbox', { description: /Det är samma adress som du redan har\./ })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(/Vi får ingen kontakt/);
    await expectAccessible();
  });

  it.each(['requesting', 'requested'])('cannot be submitted twice in state %s', (value) => {
    showChange('email', value);
    expect(screen.getByRole('button', { name: 'Skicka kod' }).getAttribute('aria-disabled')).toBe('true');
  });
});

const address = '/verification-code?contactInformationId=9001&value=anna.ny%40example.se&contactInformationType=1';

type VerificationContext = Parameters<typeof staticActor<typeof contactVerification>>[1]['context'];

function showVerification(value: StateValue, context: VerificationContext = {}, at = address) {
  const input = { ports: inertPorts(), cardholder, address: at, onEvent: () => undefined };
  const { actor, sent } = staticActor(contactVerification, {
    value,
    input,
    context: { sentAt: NOW - 61_000, ...context },
  });
  show(<ContactVerificationView actor={actor} />);
  return sent;
}

describe('ContactVerificationView', () => {
  it('shows the code field and the remaining time', async () => {
    const sent = showVerification('entering');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bekräfta din e-post');
    expect(screen.getByText('anna.ny@example.se')).toBeDefined();
    expect(screen.getByRole('timer').textContent).toBe('Koden gäller i 28:59 till.');
    const field = screen.getByRole('textbox', { name: 'Kod' });
    expect(screen.getByRole('button', { name: 'Bekräfta', description: /Ange koden/ })).toBeDefined();
    fireEvent.change(field, { target: { value: '133 742' } });
    press('Skicka en ny kod');
    expect(sent).toEqual([{ type: 'field.changed', field: 'code', value: '133 742' }, { type: 'code.send' }]);
    expect(screen.getByRole('link', { name: 'Ändra adressen' }).getAttribute('href')).toBe('/edit-email');
    await expectAccessible();
  });

  it('explains an invalid code when the button is pressed with the focus in the field', async () => {
    const verification = {
      contactInformationId: 9001,
      kind: 'email',
      value: 'anna.ny@example.se',
      next: null,
    } as const;
    const sentCode = serializeSentCode(verification, cardholder.id, NOW);
    const ports = inertPorts();
    const device = { ...ports.device, read: (key: DeviceKey) => (key === 'sentVerification' ? sentCode : null) };
    const input = { ports: { ...ports, device }, cardholder, address: '/verification-code', onEvent: () => undefined };
    const actor = createActor(contactVerification, { input });
    actor.start();
    show(<ContactVerificationView actor={actor} />);
    const field = screen.getByRole('textbox', { name: 'Kod' });
    fireEvent.change(field, { target: { value: '13374O' } });
    act(() => field.focus());
    fireEvent.click(screen.getByRole('button', { name: 'Bekräfta', description: /Ange koden/ }));
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { description: /Koden får bara innehålla siffror/ }),
    );
    expect(screen.queryByText('Ange koden för att bekräfta.')).toBeNull();
    await expectAccessible();
  });

  it('focuses the empty code field', () => {
    showVerification('entering');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Kod' }));
  });

  it('can be submitted when the code is complete', () => {
    const sent = showVerification('entering', { form: codeForm.initialState({ code: '133742' }) });
    press('Bekräfta');
    expect(sent).toEqual([{ type: 'form.submitted' }]);
  });

  it('shows and focuses a wrong code', async () => {
    const form = { ...codeForm.initialState({ code: '133742' }), touched: { code: 'blurred' } } as const;
    showVerification('entering', { form, rejectedCode: '133742' });
    const field = screen.getByRole('textbox', {
      description: /Koden stämmer inte\. Kontrollera den och försök igen\./,
    });
    expect(document.activeElement).toBe(field);
    await expectAccessible();
  });

  it('shows why the verification failed', () => {
    showVerification('entering', { message: { id: 'failure.timeout' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Svaret dröjde/);
  });

  it('disables both buttons during the verification', () => {
    showVerification('submitting');
    expect(screen.getByRole('button', { name: 'Bekräfta' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('button', { name: 'Skicka en ny kod' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the texts for a phone number', () => {
    const query = '?contactInformationId=9002&value=0701740605&contactInformationType=2';
    showVerification('entering', {}, `/verification-code${query}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bekräfta ditt telefonnummer');
    expect(screen.getByRole('link', { name: 'Ändra numret' }).getAttribute('href')).toBe('/edit-phone');
  });

  it('sends a code on request', async () => {
    const sent = showVerification(
      { codeNotSent: 'ready' },
      { sentAt: null, message: { id: 'detail.Too many attempts' } },
    );
    expect(screen.getByRole('alert').textContent).toMatch(/för många försök/);
    press('Skicka kod');
    expect(sent).toEqual([{ type: 'code.send' }]);
    await expectAccessible();
  });

  it.each([
    ['sending', 'Skicka kod', false],
    ['resending', 'Skicka en ny kod', true],
  ])('cannot send twice, and keeps the field only while another code is sent: %s', (value, name, hasField) => {
    showVerification(value);
    expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('textbox') !== null).toBe(hasField);
  });

  it.each([
    ['expired', 'Koden har gått ut'],
    ['exhausted', 'Koden gäller inte längre'],
  ])('offers another code in state %s', async (value, title) => {
    const sent = showVerification({ [value]: 'ready' }, { sentAt: null });
    expect(screen.getByRole('alert').textContent).toContain(title);
    press('Skicka en ny kod');
    expect(sent).toEqual([{ type: 'code.send' }]);
    await expectAccessible();
  });

  it('offers to check again, and no code, while the outcome is unknown', async () => {
    const sent = showVerification('outcomeUnknown');
    expect(screen.getByRole('alert').textContent).toMatch(/kunde inte se om koden godkändes/);
    expect(screen.queryByRole('textbox')).toBeNull();
    press('Kontrollera igen');
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });

  it('links to the settings when there is nothing to verify', async () => {
    showVerification('nothingToVerify', {}, '/verification-code');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Det finns inget att bekräfta');
    expect(screen.getByRole('link', { name: 'Till inställningarna' }).getAttribute('href')).toBe('/settings');
    await expectAccessible();
  });
});
