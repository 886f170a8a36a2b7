import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { StateValue } from 'xstate';
import { NO_FEE } from '../../contract/money.ts';
import { deliveryAddress, deliveryForm } from '../../machines/physical-card/delivery-address.ts';
import { orderSigning } from '../../machines/physical-card/order-signing.ts';
import { AddressStep } from '../../src/screens/physical-card/AddressStep.tsx';
import { PhysicalCardView } from '../../src/screens/physical-card/PhysicalCardView.tsx';
import { SigningStep } from '../../src/screens/physical-card/SigningStep.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { card, delivery, FEE, type OrderContext, order, ports } from './physical-card-fixture.ts';
import { staticActor } from './static-actor.ts';

const onEvent = () => undefined;
const ORDERED_LONG_AGO =
  'Du beställde ett fysiskt kort den 3 maj 2024. Det går inte att beställa igen för det här kortet.';
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the pages of an order', () => {
  it('show the steps of the order and the fee', async () => {
    show(<PhysicalCardView actor={order('welcome').actor} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/Kortet kostar/).parentElement?.textContent).toMatch(/49,00\skr/);
    expect(screen.getByRole('link', { name: 'Fortsätt' }).getAttribute('href')).toBe('/physical-card-address');
    await expectAccessible();
  });

  it('show a fee in the currency of the backend, also one that is no ISO code', () => {
    const shown = (currency: string) => {
      const { unmount } = show(<PhysicalCardView actor={order('welcome', { fee: { amount: 4.5, currency } }).actor} />);
      const text = screen.getByText(/Kortet kostar/).parentElement?.textContent;
      unmount();
      return text;
    };
    expect(shown('EUR')).toMatch(/4,50\s€/);
    expect(shown('NOK')).toMatch(/4,50\sNkr/);
    expect(shown('poäng')).toMatch(/4,50\spoäng/);
    expect(shown('')).toMatch(/4,50/);
  });

  it('show the PIN step if the card has no PIN, and no fee if it is 0', () => {
    show(<PhysicalCardView actor={order('welcome', { hasPin: false, fee: NO_FEE }).actor} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByText(/\bkr\b/)).toBeNull();
  });

  it.each([
    [{ card: null }, 'Kontot har inget kort.'],
    [{ lastOrderDate: '2026-11-10' }, 'Du beställde ett den 10 november 2026. Leveransen tar 5–12 arbetsdagar.'],
    [
      { card: { ...card, status: 'BLOCKED' }, lastOrderDate: '2026-11-10' },
      'Du beställde ett den 10 november 2026. Leveransen tar 5–12 arbetsdagar.',
    ],
    [{ card: { ...card, status: 'BLOCKED' }, lastOrderDate: '2024-05-03' }, ORDERED_LONG_AGO],
    [{ lastOrderDate: '2024-05-03' }, ORDERED_LONG_AGO],
    [{ card: { ...card, status: 'BLOCKED' } }, 'Kortet är spärrat. Häv spärren först, så kan du beställa.'],
    [{}, 'Det här kortet finns bara digitalt'],
  ] as const)('show why no card can be ordered (%#)', async (context, text) => {
    show(<PhysicalCardView actor={order('notEligible', context).actor} />);
    await vi.waitFor(() => expect(screen.getByRole('heading').parentElement?.textContent).toContain(text));
    await expectAccessible();
  });

  it('offer to retry if loading fails', async () => {
    const { actor, sent } = order('loadFailed', { failure: { kind: 'unreachable' } });
    show(<PhysicalCardView actor={actor} />);
    press(/^Försök igen/);
    expect(sent).toEqual([{ type: 'order.retry' }]);
    await expectAccessible();
  });

  it('offer to retry, and the support, if the fee is invalid', async () => {
    const { actor, sent } = order('feeInvalid');
    show(<PhysicalCardView actor={actor} />);
    expect(screen.getByRole('alert').textContent).toMatch(/^Vi kan inte visa avgiften just nu/);
    expect(screen.getByRole('link', { name: 'supporten' }).getAttribute('href')).toBe('/support');
    press(/^Försök igen/);
    expect(sent).toEqual([{ type: 'order.retry' }]);
    await expectAccessible();
  });

  it('confirm the order at the end', async () => {
    show(<PhysicalCardView actor={order('ordered').actor} />);
    expect(await screen.findByRole('heading', { name: 'Tack för din beställning' })).toBeDefined();
    expect(screen.getByText(/adressen som du bekräftade/).parentElement?.textContent).toContain(
      'Det kommer om 5–12 arbetsdagar.',
    );
    expect(screen.getByRole('link', { name: 'Till startsidan' }).getAttribute('href')).toBe('/home');
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
    input: { ports, delivery, hasPin, fee: hasPin ? fee : NO_FEE, isApproved: false, message: null, onEvent },
    context: context ?? {},
  });
  show(<AddressStep actor={order('address', around).actor} address={address} />);
  return sent;
}

describe('the address', () => {
  const text =
    'Jag beställer kortet som slutar på 4821 som fysiskt kort. Det skickas till Storgatan 1, 114 55 Stockholm, Sverige. Avgiften på 49,00\u00a0kr dras från kortets saldo.';

  it('can be confirmed when the fee is approved', async () => {
    const sent = showAddress('confirming', { isApproved: true });
    expect(screen.getByText('114 55 Stockholm')).toBeDefined();
    expect(screen.getByText('Sverige')).toBeDefined();
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
    showAddress('confirming', { message: { id: 'detail.A PIN must be chosen first' } });
    expect(screen.getByRole('alert').textContent).toBe('Välj en PIN-kod först.');
  });

  it('cannot be confirmed twice', () => {
    const sent = showAddress('savingUnchanged', {}, { hasPin: false });
    press(/^Adressen stämmer/);
    press(/^Ändra adressen/);
    expect(sent).toEqual([]);
  });

  it('shows no failure while the address is read after a lost response', () => {
    showAddress('checkingUnchangedOutcome', { message: { id: 'failure.unreachable' } }, { hasPin: false });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: /^Adressen stämmer/ }).getAttribute('aria-busy')).toBe('true');
  });

  it('can be edited, and shows errors at the fields', async () => {
    const form = {
      ...deliveryForm.initialState({ ...delivery, postalCode: '1234' }),
      touched: { postalCode: 'blurred' },
    } as const;
    const sent = showAddress('editing', { form });
    expect(screen.getByRole('textbox', { name: 'Postnummer', description: 'Postnumret har 5 siffror.' })).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: 'Gatuadress' }), { target: { value: 'Åvägen 3' } });
    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' });
    expect(country.selectedOptions[0]?.text).toBe('Sverige');
    fireEvent.change(country, { target: { value: 'NO' } });
    press(/^Avbryt/);
    expect(sent).toEqual([
      { type: 'field.changed', field: 'addressLine1', value: 'Åvägen 3' },
      { type: 'field.changed', field: 'country', value: 'NO' },
      { type: 'edit.cancel' },
    ]);
    await expectAccessible();
  });
});

it.each([
  ['', 'Sverige'],
  [' sverige ', 'Sverige'],
  ['NO', 'Norge'],
  ['Narnia', 'Narnia'],
])('the country "%s" of the backend is shown as %s', (country, text) => {
  showAddress('editing', { form: deliveryForm.initialState({ ...delivery, country }) });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' }).selectedOptions[0]?.text).toBe(text);
});

describe('the keyboard of the postal code', () => {
  it.each([
    ['', 'numeric'],
    ['SE', 'numeric'],
    [' Sverige ', 'numeric'],
    ['Storbritannien', 'text'],
  ])('with the country "%s" is %s', (country, inputMode) => {
    showAddress('editing', { form: deliveryForm.initialState({ ...delivery, country }) });
    expect(screen.getByRole('textbox', { name: 'Postnummer' }).getAttribute('inputmode')).toBe(inputMode);
  });
});

describe('the saved PIN', () => {
  const text =
    'Jag beställer kortet som slutar på 4821 som fysiskt kort. Det skickas till Storgatan 1, 114 55 Stockholm, Sverige. Avgiften på 49,00\u00a0kr dras från kortets saldo.';

  it('is mentioned after a failed signature, and the order can be signed again', async () => {
    const { actor, sent } = order('pinSaved', { isApproved: true, message: { id: 'failure.unreachable' } });
    show(<PhysicalCardView actor={actor} />);
    expect(screen.getByRole('heading', { name: 'Din PIN-kod är sparad' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Kontrollera');
    expect(screen.getByRole('link', { name: 'Ändra adressen' }).getAttribute('href')).toBe('/physical-card-address');
    press(/^Signera och beställ/);
    expect(sent).toEqual([{ type: 'order.sign', text }]);
    await expectAccessible();
  });

  it('leads to a signature only if the fee is approved', () => {
    const { actor, sent } = order('pinSaved');
    show(<PhysicalCardView actor={actor} />);
    press(/^Signera och beställ/);
    fireEvent.click(screen.getByRole('checkbox', { name: /49,00\skr/ }));
    expect(sent).toEqual([{ type: 'fee.toggle' }]);
  });
});

describe('the order', () => {
  const input = {
    ports,
    accountId: 1,
    referenceCode: 'C-1',
    lastOrderDate: null,
    text: 'Jag beställer',
    fee: FEE,
    onEvent,
  };

  it.each([
    ['signing', ''],
    ['checkingFee', 'Beställer kortet …'],
    ['ordering', 'Beställer kortet …'],
    ['checkingOutcome', 'Kontrollerar om kortet är beställt …'],
  ])('has a region with the progress while %s', async (value, text) => {
    const { actor } = staticActor(orderSigning, { value, input });
    show(<SigningStep actor={order('signing').actor} signing={actor} />);
    expect(screen.getByRole('status').textContent).toBe(text);
    await expectAccessible();
  });

  it('shows that the outcome is unknown', async () => {
    const { actor, sent } = staticActor(orderSigning, { value: 'outcomeUnknown', input });
    show(<SigningStep actor={order('signing').actor} signing={actor} />);
    expect(screen.getByRole('alert').textContent).toMatch(/Vi vet inte om kortet är beställt/);
    press(/^Kontrollera igen/);
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });
});
