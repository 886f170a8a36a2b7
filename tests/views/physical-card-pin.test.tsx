import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { NO_FEE } from '../../contract/money.ts';
import { pinChoice } from '../../machines/physical-card/pin-choice.ts';
import { PinStep } from '../../src/screens/physical-card/PinStep.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { FEE, order, ports } from './physical-card-fixture.ts';
import { staticActor } from './static-actor.ts';

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

type PinContext = Parameters<typeof staticActor<typeof pinChoice>>[1]['context'];

function showPin(value: StateValue, context: PinContext = {}, fee = FEE) {
  const { actor: pin, sent } = staticActor(pinChoice, {
    value,
    input: { ports, referenceCode: 'C-1', fee, onEvent: () => undefined },
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
    expect(screen.getAllByRole('button', { description: 'Godkänn avgiften först.' })).toHaveLength(2);
    await expectAccessible();
  });

  it('offers a frame or a random PIN', async () => {
    const sent = showPin('choosing', {}, NO_FEE);
    press(/^Välj en egen PIN-kod/);
    press(/^Låt slumpen välja/);
    const text =
      'Jag beställer kortet som slutar på 4821 som fysiskt kort. Det skickas till Storgatan 1, 114 55 Stockholm, Sverige.';
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
    ['checkingOutcome', 'Kontrollerar om PIN-koden är sparad …'],
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

  it('offers only to check again while the PIN status is unknown', async () => {
    const sent = showPin('outcomeUnknown');
    press(/^Kontrollera igen/);
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });
});
