import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { accountCards, type Card } from '../../contract/card.ts';
import type { Kronor } from '../../contract/money.ts';
import { replacementForm } from '../../machines/replacement-card/classic-replacement.setup.ts';
import { classicReplacement } from '../../machines/replacement-card/classic-replacement.ts';
import { blockAndReplace } from '../../machines/replacement-card/digital-replacement.ts';
import { replacement } from '../../machines/replacement-card/replacement-card.ts';
import { ClassicReplacement } from '../../src/screens/replacement-card/ClassicReplacement.tsx';
import { DigitalReplacement } from '../../src/screens/replacement-card/DigitalReplacement.tsx';
import { ReplacementView } from '../../src/screens/replacement-card/ReplacementView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { quietPorts } from './quiet-ports.ts';
import { still } from './still.ts';

const [card] = accountCards.response.parse(accountCards.example.response) as [Card];
const previous: Card = { ...card, status: 'BLOCKED', lastFourDigits: '1111' };
const input = { ports: quietPorts(), accountId: 1, tell: () => undefined };
const message = { id: 'failure.unreachable' } as const;

type Digital = Parameters<typeof still<typeof blockAndReplace>>[1]['context'];
type Classic = Parameters<typeof still<typeof classicReplacement>>[1]['context'];

function showDigital(value: StateValue, context: Digital = {}) {
  const { actor, sent } = still(blockAndReplace, { value, input, context: { card, ...context } });
  show(<DigitalReplacement actor={actor} />);
  return sent;
}

function showClassic(value: StateValue, context: Classic = {}) {
  const given = { card, fee: 95 as Kronor, ...context };
  const { actor, sent } = still(classicReplacement, { value, input, context: given });
  show(<ClassicReplacement actor={actor} />);
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const DIGITAL = 'Spärra och skapa ett nytt kort';
const ORDER = 'Spärra kortet och beställ ett nytt';

describe('a card that is replaced by a digital one', () => {
  it('says what survives and what does not before it is done', async () => {
    const sent = showDigital('offered');
    expect(screen.getByText(/Kortet som slutar på 4821 spärras för gott/)).toBeDefined();
    const told = screen.getAllByRole('region').map((part) => part.textContent);
    expect(told).toEqual([
      'Det här följer medHela saldotDina påfyllningar, även de som är beställda',
      expect.stringMatching(/^Det här följer inte med.*plånbok.*PIN-koden/),
    ]);
    press(DIGITAL);
    expect(sent).toEqual([{ type: 'card.replace' }]);
    await expectAccessible();
  });

  it.each(['replacing', 'refreshing', 'lookingUp', 'checking'])('cannot be asked for twice while it is %s', (value) => {
    const sent = showDigital(value, { message });
    press(DIGITAL);
    expect(sent).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why the last attempt did not succeed', async () => {
    showDigital('offered', { message });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi når inte servern/);
    await expectAccessible();
  });

  it('says that it was replaced before, and lets the new one be replaced too', async () => {
    const sent = showDigital('replacedBefore', { previous });
    expect(screen.getByText(/slutar på 1111 är spärrat för gott. Det nya kortet slutar på 4821/)).toBeDefined();
    press('Ersätt även det nya kortet');
    expect(sent).toEqual([{ type: 'replace.anyway' }]);
    await expectAccessible();
  });

  it.each([
    ['failed', 'Försök igen', /Vi når inte servern/],
    ['unknown', 'Se efter', /vi vet inte om kortet är ersatt/],
  ])('when %s, can be read again', async (value, button, text) => {
    const sent = showDigital(value, { message });
    expect(screen.getByRole('alert').textContent).toMatch(text);
    press(button);
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });

  it.each([
    ['reading', /Ser efter hur kortet kan ersättas/],
    ['none', /Det finns inget kort här ännu/],
    ['replaced', /ditt nya digitala kort är klart/],
    ['alreadyReplaced', /Du har redan spärrat kortet/],
  ])('when %s, says so and leads back', async (value, text) => {
    showDigital(value);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/card');
    await expectAccessible();
  });
});

describe('a card that is replaced by one of plastic', () => {
  it('asks for a reason and the approval of the fee', async () => {
    const sent = showClassic('choosing');
    expect(screen.getByText('7–12 arbetsdagar')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Det är skadat' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Jag godkänner avgiften på 95,00\skr\.$/ }));
    press(ORDER);
    expect(sent).toEqual([
      { type: 'field.changed', field: 'reason', value: 'damaged' },
      { type: 'field.changed', field: 'approved', value: true },
      { type: 'form.submitted' },
    ]);
    await expectAccessible();
  });

  it('hides a fee of nothing', () => {
    showClassic('choosing', { fee: 0 as Kronor });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('Avgift')).toBeNull();
  });

  it('says what is missing, and why the last attempt did not succeed', async () => {
    const form = { ...replacementForm.start(), visited: { reason: 'left', approved: 'left' } as const };
    showClassic('choosing', { form, message: { id: 'replacement.feeChanged' } });
    expect(screen.getByRole('alert').textContent).toMatch(/Avgiften har ändrats/);
    expect(screen.getByText('Välj en anledning.')).toBeDefined();
    expect(screen.getByText('Godkänn avgiften för att beställa.')).toBeDefined();
    await expectAccessible();
  });

  it.each(['sending', 'repricing', 'checking', 'refreshing'])('cannot be ordered twice while it is %s', (value) => {
    const sent = showClassic({ ordering: value }, { message });
    fireEvent.click(screen.getByRole('radio', { name: 'Det är skadat' }));
    press(ORDER);
    expect(sent.filter(({ type }) => type !== 'form.submitted')).toEqual([]);
    expect(screen.getByRole('button', { name: ORDER }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a card may be on its way, and lets another be ordered all the same', async () => {
    const sent = showClassic('onItsWay', { lastOrder: '2026-11-19' });
    expect(screen.getByText(/beställdes den 19 november/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Aktivera kortet' }).getAttribute('href')).toBe('/activate-card');
    press('Beställ ett nytt ändå');
    expect(sent).toEqual([{ type: 'order.anyway' }]);
    await expectAccessible();
  });

  it.each([
    ['failed', 'Försök igen', /Vi når inte servern/],
    ['unknown', 'Se efter', /vi vet inte om kortet är ersatt/],
  ])('when %s, can be read again', async (value, button, text) => {
    const sent = showClassic(value, { message });
    expect(screen.getByRole('alert').textContent).toMatch(text);
    press(button);
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });

  it.each([
    [{ reading: 'fee' }, /Ser efter hur kortet kan ersättas/],
    ['none', /Det finns inget kort här ännu/],
    ['orderedToday', /Det beställdes i dag/],
    ['ordered', /Det gamla kortet är spärrat för gott/],
  ])('when %j, says so and leads back', async (value, text) => {
    showClassic(value);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/card');
    await expectAccessible();
  });
});

describe('the page of a replacement', () => {
  it('waits until it knows which way to take, and says when it cannot know', async () => {
    const given = { ...input, wantsDigital: true };
    show(<ReplacementView actor={still(replacement, { value: 'asking', input: given }).actor} />);
    expect(screen.getByText(/Ser efter hur kortet kan ersättas/)).toBeDefined();
    const { actor, sent } = still(replacement, { value: 'undecided', input: given, context: { message } });
    show(<ReplacementView actor={actor} />);
    press('Försök igen');
    expect(sent).toEqual([{ type: 'ways.retry' }]);
    await expectAccessible();
  });
});
