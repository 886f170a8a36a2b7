import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { accountCards, type Card } from '../../contract/card.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { NO_FEE } from '../../contract/money.ts';
import { replacementForm } from '../../machines/replacement-card/classic-replacement.setup.ts';
import { classicReplacement } from '../../machines/replacement-card/classic-replacement.ts';
import { digitalReplacement } from '../../machines/replacement-card/digital-replacement.ts';
import { replacementCard } from '../../machines/replacement-card/replacement-card.ts';
import { ClassicReplacement } from '../../src/screens/replacement-card/ClassicReplacement.tsx';
import { DigitalReplacement } from '../../src/screens/replacement-card/DigitalReplacement.tsx';
import { ReplacementCardView } from '../../src/screens/replacement-card/ReplacementCardView.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const [card] = accountCards.response.parse(accountCards.example.response) as [Card];
const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
const previous: Card = { ...card, status: 'BLOCKED', lastFourDigits: '1111' };
const input = { ports: inertPorts(), accountId: 1, clientId: null, onEvent: () => undefined };
const message = { id: 'failure.unreachable' } as const;

type Digital = Parameters<typeof staticActor<typeof digitalReplacement>>[1]['context'];
type Classic = Parameters<typeof staticActor<typeof classicReplacement>>[1]['context'];

function showDigital(value: StateValue, context: Digital = {}) {
  const { actor, sent } = staticActor(digitalReplacement, { value, input, context: { card, ...context } });
  show(<DigitalReplacement actor={actor} />);
  return sent;
}

function showClassic(value: StateValue, context: Classic = {}, gate = accessGateIn('open')) {
  const state = { card, fee: { amount: 95, currency: 'SEK' }, ...context };
  const { actor, sent } = staticActor(classicReplacement, { value, input, context: state });
  show(
    <AccessGateContext value={gate.actor}>
      <ClassicReplacement actor={actor} />
    </AccessGateContext>,
  );
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const DIGITAL = 'Spärra och skapa ett nytt kort';
const ORDER = 'Spärra kortet och beställ ett nytt';

describe('a replacement by a digital card', () => {
  it('shows what is kept and what is lost', async () => {
    const sent = showDigital('offered');
    expect(screen.getByText(/Kortet som slutar på 4821 spärras för gott/)).toBeDefined();
    const lists = screen.getAllByRole('region').map((part) => part.textContent);
    expect(lists).toEqual([
      'Det här följer medHela saldotDina påfyllningar, även de som är beställda',
      expect.stringMatching(/^Det här följer inte med.*plånbok.*PIN-koden/),
    ]);
    press(DIGITAL);
    expect(sent).toEqual([{ type: 'card.replace' }]);
    await expectAccessible();
  });

  it.each(['replacing', 'checkingAccepted', 'loadingReplacement', 'checkingOutcome'])(
    'cannot be requested twice while %s',
    (value) => {
      const sent = showDigital(value, { message });
      press(DIGITAL);
      expect(sent).toEqual([]);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('shows why the last attempt failed', async () => {
    showDigital('offered', { message });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi får ingen kontakt/);
    await expectAccessible();
  });

  it('shows that the card is a replacement, and can replace it too', async () => {
    const sent = showDigital('replacedBefore', { previous });
    expect(screen.getByText(/slutar på 1111 är spärrat för gott. Det nya kortet slutar på 4821/)).toBeDefined();
    press('Ersätt även det nya kortet');
    expect(sent).toEqual([{ type: 'replace.anyway' }]);
    await expectAccessible();
  });

  it.each([
    ['loadFailed', 'Försök igen', /Vi får ingen kontakt/],
    ['outcomeUnknown', 'Kontrollera', /Vi vet inte säkert om kortet är ersatt/],
  ])('in %s, can be retried', async (value, button, text) => {
    const sent = showDigital(value, { message });
    expect(screen.getByRole('alert').textContent).toMatch(text);
    press(button);
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });

  it.each([
    ['loading', /Kontrollerar hur kortet kan ersättas/],
    ['noCard', /Du har inget kort ännu/],
    ['alreadyReplaced', /Du har redan spärrat kortet/],
  ])('in %s, shows the state and a link back', async (value, text) => {
    showDigital(value);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/card');
    await expectAccessible();
  });
});

describe('a replacement by a physical card', () => {
  it('asks for a reason and the approval of the fee', async () => {
    const sent = showClassic('editing');
    expect(screen.getByText('7–12 arbetsdagar')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Det är skadat' }));
    fireEvent.click(
      screen.getByRole('checkbox', { name: /^Jag godkänner att avgiften på\s*95,00\skr\s*dras från kortets saldo\.$/ }),
    );
    press(ORDER);
    expect(sent).toEqual([
      { type: 'field.changed', field: 'reason', value: 'damaged' },
      { type: 'field.changed', field: 'approved', value: true },
      { type: 'form.submitted' },
    ]);
    await expectAccessible();
  });

  it('shows the fee in the currency of the backend, in the text and the name of the approval', () => {
    showClassic('editing', { fee: { amount: 9.5, currency: 'EUR' } });
    expect(
      screen.getByRole('checkbox', { name: /^Jag godkänner att avgiften på\s*9,50\s€\s*dras från kortets saldo\.$/ }),
    ).toBeDefined();
    expect(screen.getByText('Avgift').parentElement?.textContent).toMatch(/9,50\s€/);
    expect(screen.queryByText(/\skr\b/)).toBeNull();
  });

  it('says that an invalid fee cannot be approved, and offers the support and the temporary block', async () => {
    const sent = showClassic('feeInvalid');
    expect(screen.getByRole('alert').textContent).toMatch(/^Vi kan inte visa avgiften just nu/);
    expect(screen.getByRole('link', { name: 'supporten' }).getAttribute('href')).toBe('/support');
    expect(screen.getByRole('link', { name: 'spärra kortet tillfälligt' }).getAttribute('href')).toBe('/card');
    press('Försök igen');
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });

  it.each([
    [{}, 'Storgatan 1, 114\u00a055 Stockholm'],
    [{ addressLine1: '' }, '114\u00a055 Stockholm'],
    [{ postalCode: '' }, 'Storgatan 1, Stockholm'],
    [{ postalCode: '', city: '' }, 'Storgatan 1'],
    [{ addressLine1: '', postalCode: '', city: '' }, undefined],
  ])('shows what is known of where the card is sent: %j', (changes, text) => {
    const address = { addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm', ...changes };
    const personalInformation = { ...cardholder.personalInformation, addresses: [address] };
    showClassic({ editing: 'ready' }, {}, accessGateIn('open', { cardholder: { ...cardholder, personalInformation } }));
    expect(screen.queryByText('Skickas till')?.parentElement?.querySelector('dd')?.textContent).toBe(text);
  });

  it('hides a fee of 0', () => {
    showClassic('editing', { fee: NO_FEE });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('Avgift')).toBeNull();
  });

  it('shows the errors of the form and why the last attempt failed', async () => {
    const form = { ...replacementForm.initialState(), touched: { reason: 'blurred', approved: 'blurred' } as const };
    showClassic('editing', { form, message: { id: 'detail.The fee has changed' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Avgiften har ändrats/);
    expect(screen.getByText('Välj en anledning.')).toBeDefined();
    expect(screen.getByText('Godkänn avgiften för att beställa.')).toBeDefined();
    await expectAccessible();
  });

  it.each(['submitting', 'reloadingFee', 'checkingOutcome', 'checkingAccepted'])(
    'cannot be ordered twice while %s',
    (value) => {
      const sent = showClassic({ ordering: value }, { message });
      fireEvent.click(screen.getByRole('radio', { name: 'Det är skadat' }));
      press(ORDER);
      expect(sent.filter(({ type }) => type !== 'form.submitted')).toEqual([]);
      expect(screen.getByRole('button', { name: ORDER }).getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('shows that a card may be in transit, and can order another', async () => {
    const sent = showClassic('inTransit', { lastOrder: '2026-11-19' });
    expect(screen.getByText(/beställdes den 19 november/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Aktivera kortet' }).getAttribute('href')).toBe('/activate-card');
    press('Beställ ett nytt ändå');
    expect(sent).toEqual([{ type: 'order.anyway' }]);
    await expectAccessible();
  });

  it.each([
    ['loadFailed', 'Försök igen', /Vi får ingen kontakt/],
    ['outcomeUnknown', 'Kontrollera', /Vi vet inte säkert om kortet är ersatt/],
  ])('in %s, can be retried', async (value, button, text) => {
    const sent = showClassic(value, { message });
    expect(screen.getByRole('alert').textContent).toMatch(text);
    press(button);
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });

  it.each([
    [{ loading: 'fee' }, /Kontrollerar hur kortet kan ersättas/],
    ['noCard', /Du har inget kort ännu/],
    ['ordered', /Det gamla kortet är spärrat för gott/],
  ])('in %j, shows the state and a link back', async (value, text) => {
    showClassic(value);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/card');
    await expectAccessible();
  });
});

describe('the replacement page', () => {
  it('shows a skeleton while loading, and an error if loading fails', async () => {
    const digitalInput = { ...input, wantsDigital: true };
    show(<ReplacementCardView actor={staticActor(replacementCard, { value: 'loading', input: digitalInput }).actor} />);
    expect(screen.getByText(/Kontrollerar hur kortet kan ersättas/)).toBeDefined();
    const { actor, sent } = staticActor(replacementCard, {
      value: 'loadFailed',
      input: digitalInput,
      context: { message },
    });
    show(<ReplacementCardView actor={actor} />);
    press('Försök igen');
    expect(sent).toEqual([{ type: 'load.retry' }]);
    await expectAccessible();
  });
});
