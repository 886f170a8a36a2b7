import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { accountCards, type Card } from '../../contract/card.ts';
import { physicalCardOffer } from '../../machines/physical-card/physical-card-offer.ts';
import { PhysicalCardOffer } from '../../src/screens/card/PhysicalCardEntry.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const ports = inertPorts();
const [card] = accountCards.response.parse(accountCards.example.response) as [Card];
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the link to the order of a physical card', () => {
  const showOffer = (value: StateValue, lastOrderDate: string | null = null) => {
    const { actor, sent } = staticActor(physicalCardOffer, {
      value,
      input: { ports, accountId: 1, card },
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

  it('opens the activation too if a card was ordered not long ago', async () => {
    showOffer('offeredAgain', '2026-11-10');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/activate-card', '/physical-card-welcome']);
    await expectAccessible();
  });

  it.each([
    ['ordered', '2026-11-10', /^Du har beställt ett fysiskt kort.*Beställt den 10 november 2026\. Aktivera det/],
    ['ordered', null, /^Du har beställt ett fysiskt kort.*Beställt i dag\. Aktivera det/],
    ['inTransit', '2026-11-10', /^Ditt nya kort är på väg.*Beställt den 10 november 2026\. Aktivera det/],
    ['activatable', null, /^Aktivera ett nytt kort/],
    ['loadFailed', null, /^Aktivera ett nytt kort/],
  ])('opens the activation when it is %s (%s)', async (state, day, name) => {
    showOffer(state, day);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/activate-card');
    await expectAccessible();
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
