import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { physicalCardOffer } from '../../machines/physical-card/physical-card-offer.ts';
import { PhysicalCardOffer } from '../../src/screens/card/PhysicalCardEntry.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { quietPorts } from './quiet-ports.ts';
import { still } from './still.ts';

const ports = quietPorts();
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the way to a physical card', () => {
  const showOffer = (value: StateValue, lastOrderDate: string | null = null) => {
    const { actor, sent } = still(physicalCardOffer, {
      value,
      input: { ports, accountId: 1, referenceCode: 'C-1' },
      context: { lastOrderDate },
    });
    show(<PhysicalCardOffer offer={actor} />);
    return sent;
  };

  it('leads to the welcome', async () => {
    showOffer('offered');
    expect(screen.getByRole('link', { name: /^Beställ ett fysiskt kort/ }).getAttribute('href')).toBe(
      '/physical-card-welcome',
    );
    await expectAccessible();
  });

  it.each([
    ['2026-11-10', 'Beställt 10 november 2026'],
    [null, 'Beställt i dag'],
  ])('says when it was ordered (%s)', (day, text) => {
    showOffer('ordered', day);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not there where none can be ordered, nor before it is known', () => {
    showOffer('ineligible');
    showOffer('reading');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('can be read again', async () => {
    const sent = showOffer('unknown');
    press(/^Försök igen/);
    expect(sent).toEqual([{ type: 'offer.retry' }]);
    await expectAccessible();
  });
});
