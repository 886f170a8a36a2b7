import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { physicalCardOffer } from '../../machines/physical-card/physical-card-offer.ts';
import { PhysicalCardOffer } from '../../src/screens/card/PhysicalCardEntry.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const ports = inertPorts();
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the link to the order of a physical card', () => {
  const showOffer = (value: StateValue, lastOrderDate: string | null = null) => {
    const { actor, sent } = staticActor(physicalCardOffer, {
      value,
      input: { ports, accountId: 1, referenceCode: 'C-1' },
      context: { lastOrderDate },
    });
    show(<PhysicalCardOffer offer={actor} />);
    return sent;
  };

  it('opens the welcome page', async () => {
    showOffer('offered');
    expect(screen.getByRole('link', { name: /^Beställ ett fysiskt kort/ }).getAttribute('href')).toBe(
      '/physical-card-welcome',
    );
    await expectAccessible();
  });

  it.each([
    ['2026-11-10', 'Beställt 10 november 2026'],
    [null, 'Beställt i dag'],
  ])('shows when the card was ordered (%s)', (day, text) => {
    showOffer('ordered', day);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is hidden if the card is not eligible and while loading', () => {
    showOffer('ineligible');
    showOffer('loading');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('can be reloaded', async () => {
    const sent = showOffer('loadFailed');
    press(/^Försök igen/);
    expect(sent).toEqual([{ type: 'offer.retry' }]);
    await expectAccessible();
  });
});
