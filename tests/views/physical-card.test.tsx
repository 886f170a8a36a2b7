import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { accountCards, type Card } from '../../contract/card.ts';
import type { Kronor } from '../../contract/money.ts';
import { toDelivery } from '../../machines/physical-card/delivery.ts';
import { deliveryAddress, deliveryForm } from '../../machines/physical-card/delivery-address.ts';
import { orderSigning } from '../../machines/physical-card/order-signing.ts';
import { physicalCardOrder } from '../../machines/physical-card/physical-card-order.ts';
import { pinChoice } from '../../machines/physical-card/pin-choice.ts';
import { AddressStep } from '../../src/screens/physical-card/AddressStep.tsx';
import { PhysicalCardView } from '../../src/screens/physical-card/PhysicalCardView.tsx';
import { PinStep } from '../../src/screens/physical-card/PinStep.tsx';
import { SigningStep } from '../../src/screens/physical-card/SigningStep.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const ports = inertPorts();
const onEvent = () => undefined;
const [card] = accountCards.response.parse(accountCards.example.response) as [Card];
const delivery = toDelivery({ addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm' });
const FEE = 49 as Kronor;
const NO_FEE = 0 as Kronor;

type OrderContext = Parameters<typeof staticActor<typeof physicalCardOrder>>[1]['context'];

const order = (value: StateValue, context: OrderContext = {}) =>
  staticActor(physicalCardOrder, {
    value,
    input: { ports, accountId: 1, step: 'address' },
    context: { card, name: 'Anna Lindqvist', delivery, hasPin: true, fee: FEE, ...context },
  });

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the pages of an order', () => {
  it('show the steps of the order and the fee', async () => {
    show(<PhysicalCardView actor={order('welcome').actor} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/Kortet kostar/).textContent).toMatch(/49,00\skr/);
    expect(screen.getByRole('link', { name: 'Fortsätt' }).getAttribute('href')).toBe('/physical-card-address');
    await expectAccessible();
  });

  it('show the PIN step if the card has no PIN, and no fee if it is 0', () => {
    show(<PhysicalCardView actor={order('welcome', { hasPin: false, fee: NO_FEE }).actor} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByText(/\bkr\b/)).toBeNull();
  });

  it.each([
    [{ card: null }, 'Kontot har inget kort.'],
    [{ lastOrderDate: '2026-11-10' }, 'Du beställde ett den 10 november 2026. Leveransen tar 5–12 arbetsdagar.'],
    [{ card: { ...card, status: 'BLOCKED' } }, 'Kortet är spärrat. Öppna det först, så kan du beställa.'],
    [{}, 'Det här kortet finns bara digitalt'],
  ] as const)('show why no card can be ordered (%#)', async (context, text) => {
    show(<PhysicalCardView actor={order('notEligible', context).actor} />);
    await screen.findByRole('link', { name: 'Tillbaka till kortet' });
    expect(screen.getByRole('heading').parentElement?.textContent).toContain(text);
    await expectAccessible();
  });

  it('offer to retry if loading fails', async () => {
    const { actor, sent } = order('loadFailed', { failure: { kind: 'unreachable' } });
    show(<PhysicalCardView actor={actor} />);
    press(/^Försök igen/);
    expect(sent).toEqual([{ type: 'order.retry' }]);
    await expectAccessible();
  });

  it('confirm the order at the end', async () => {
    show(<PhysicalCardView actor={order('ordered').actor} />);
    expect(await screen.findByRole('heading', { name: 'Tack för din beställning' })).toBeDefined();
    expect(screen.getByText(/registrerade adress/).textContent).toContain('Det kommer inom 5–12 arbetsdagar.');
    expect(screen.getByRole('link', { name: 'Till översikten' }).getAttribute('href')).toBe('/home');
    await expectAccessible();
  });

  it('show a skeleton while loading', async () => {
    show(<PhysicalCardView actor={order('loadingCard').actor} />);
    expect(screen.getByRole('status').textContent).toBe('Hämtar uppgifterna');
    await expectAccessible();
  });
});

type AddressContext = Parameters<typeof staticActor<typeof deliveryAddress>>[1]['context'];

function showAddress(value: StateValue, context: AddressContext = {}, around: OrderContext = {}) {
  const { hasPin = true, fee = FEE } = around;
  const { actor: address, sent } = staticActor(deliveryAddress, {
    value,
    input: { ports, delivery, country: 'SE', hasPin, fee: hasPin ? fee : NO_FEE, message: null, onEvent },
    context: context ?? {},
  });
  show(<AddressStep actor={order('address', around).actor} address={address} />);
  return sent;
}

describe('the address', () => {
  const text =
    'Jag beställer ett fysiskt kort, som skickas till Storgatan 1, 114 55 Stockholm. Avgiften på 49,00\u00a0kr dras från kortets saldo.';

  it('can be confirmed when the fee is approved', async () => {
    const sent = showAddress('confirming', { isApproved: true });
    expect(screen.getByText('114 55 Stockholm')).toBeDefined();
    press(/^Signera och beställ/);
    expect(sent).toEqual([{ type: 'address.confirm', text }]);
    await expectAccessible();
  });

  it('cannot be confirmed before the fee is approved', async () => {
    const sent = showAddress('confirming');
    press(/^Signera och beställ/);
    fireEvent.click(screen.getByRole('checkbox', { name: /49,00\skr/ }));
    expect(sent).toEqual([{ type: 'fee.toggle' }]);
    expect(
      screen.getByRole('button', { name: 'Signera och beställ', description: 'Godkänn avgiften först.' }),
    ).toBeDefined();
    await expectAccessible();
  });

  it('shows the fee without asking for approval if a PIN must be chosen first', () => {
    const sent = showAddress('confirming', {}, { hasPin: false });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/Kortet kostar/)).toBeDefined();
    press(/^Adressen stämmer/);
    press(/^Ändra adressen/);
    expect(sent).toEqual([{ type: 'address.confirm', text }, { type: 'address.edit' }]);
  });

  it('shows why the last order failed', () => {
    showAddress('confirming', { message: { id: 'physical-card.rejected.pin' } });
    expect(screen.getByRole('alert').textContent).toBe('Välj en PIN-kod först.');
  });

  it('cannot be confirmed twice', () => {
    const sent = showAddress('savingUnchanged', {}, { hasPin: false });
    press(/^Adressen stämmer/);
    press(/^Ändra adressen/);
    expect(sent).toEqual([]);
  });

  it('can be edited, and shows errors at the fields', async () => {
    const form = {
      ...deliveryForm.initialState({ ...delivery, postalCode: '1234' }),
      touched: { postalCode: 'blurred' },
    } as const;
    const sent = showAddress('editing', { form });
    expect(screen.getByRole('textbox', { name: 'Postnummer', description: 'Postnumret har 5 siffror.' })).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: 'Gatuadress' }), { target: { value: 'Åvägen 3' } });
    press(/^Avbryt/);
    expect(sent).toEqual([
      { type: 'field.changed', field: 'addressLine1', value: 'Åvägen 3' },
      { type: 'edit.cancel' },
    ]);
    await expectAccessible();
  });
});

type PinContext = Parameters<typeof staticActor<typeof pinChoice>>[1]['context'];

function showPin(value: StateValue, context: PinContext = {}, fee = FEE) {
  const { actor: pin, sent } = staticActor(pinChoice, {
    value,
    input: { ports, referenceCode: 'C-1', fee, onEvent },
    context,
  });
  show(<PinStep actor={order('pin', { hasPin: false, fee }).actor} pin={pin} />);
  return sent;
}

describe('the choice of a PIN', () => {
  it('is disabled before the fee is approved', async () => {
    const sent = showPin('choosing');
    press(/^Välj en egen PIN-kod/);
    press(/^Låt slumpen välja/);
    expect(sent).toEqual([]);
    expect(screen.getByText('Godkänn avgiften först.')).toBeDefined();
    await expectAccessible();
  });

  it('offers a frame or a random PIN', async () => {
    const sent = showPin('choosing', {}, NO_FEE);
    press(/^Välj en egen PIN-kod/);
    press(/^Låt slumpen välja/);
    const text = 'Jag beställer ett fysiskt kort, som skickas till Storgatan 1, 114 55 Stockholm.';
    expect(sent).toEqual([
      { type: 'pin.choose', text },
      { type: 'pin.generate', text },
    ]);
    await expectAccessible();
  });

  it('shows that a PIN is invalid, and the time left', async () => {
    const sent = showPin({ framing: 'shown' }, { isInvalid: true });
    expect((await screen.findByRole('alert')).textContent).toBe('PIN-koden är inte giltig.');
    expect(screen.getByRole('timer').textContent).toBe('Stängs om 60 sekunder');
    press(/^Stäng utan att spara/);
    expect(sent).toEqual([{ type: 'pin.close' }]);
    await expectAccessible();
  });

  it.each([
    ['opening', 'Öppnar …'],
    ['generating', 'Väljer en PIN-kod …'],
    ['verifying', 'Ser efter om PIN-koden är sparad …'],
  ])('shows the progress while %s and ignores other input', async (value, text) => {
    const sent = showPin(value, { isApproved: true });
    expect(screen.getByRole('status').textContent).toBe(text);
    press(/^Välj en egen PIN-kod/);
    press(/^Låt slumpen välja/);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(sent).toEqual([]);
    await expectAccessible();
  });

  it('shows why it failed', () => {
    showPin('choosing', { message: { id: 'physical-card.pin.hidden' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi stängde rutan/);
  });

  it('offers only a retry while the PIN status is unknown', async () => {
    const sent = showPin('outcomeUnknown');
    press(/^Försök igen/);
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });
});

describe('the order', () => {
  const input = { ports, accountId: 1, referenceCode: 'C-1', lastOrderDate: null, text: 'Jag beställer', onEvent };

  it.each([
    ['ordering', 'Beställer kortet …'],
    ['checking', 'Ser efter om kortet är beställt …'],
  ])('shows the progress while %s', async (value, text) => {
    const { actor } = staticActor(orderSigning, { value, input });
    show(<SigningStep actor={order('signing').actor} signing={actor} />);
    expect(screen.getByRole('status').textContent).toBe(text);
    await expectAccessible();
  });

  it('shows that the outcome is unknown', async () => {
    const { actor, sent } = staticActor(orderSigning, { value: 'outcomeUnknown', input });
    show(<SigningStep actor={order('signing').actor} signing={actor} />);
    expect(screen.getByRole('alert').textContent).toMatch(/Vi vet inte om kortet är beställt/);
    press(/^Se efter igen/);
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });
});
