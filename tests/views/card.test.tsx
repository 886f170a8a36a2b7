import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { accountCards, type Card } from '../../contract/card.ts';
import { card } from '../../machines/card/card.ts';
import { pinUnblock } from '../../machines/card/pin-unblock.ts';
import { sensitiveInfo } from '../../machines/card/sensitive-info.ts';
import { temporaryBlock } from '../../machines/card/temporary-block.ts';
import { physicalCardOffer } from '../../machines/physical-card/physical-card-offer.ts';
import { CardActions } from '../../src/screens/card/CardActions.tsx';
import { CardFace } from '../../src/screens/card/CardFace.tsx';
import CardOffers from '../../src/screens/card/CardOffers.tsx';
import { CardView } from '../../src/screens/card/CardView.tsx';
import { PinNotice } from '../../src/screens/card/PinNotice.tsx';
import SensitiveInfoPanel from '../../src/screens/card/SensitiveInfoPanel.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const [active] = accountCards.response.parse(accountCards.example.response) as [Card];
const ports = inertPorts();
const LOST_CARD_PHONE = '010-490 01 00';

interface Options {
  readonly offers?: { readonly wallet?: string; readonly replacement?: string };
  readonly sensitiveInfo?: StateValue;
  readonly infoContext?: Parameters<typeof staticActor<typeof sensitiveInfo>>[1]['context'];
  readonly pin?: StateValue;
  readonly block?: StateValue;
  readonly blockContext?: Parameters<typeof staticActor<typeof temporaryBlock>>[1]['context'];
  readonly status?: Card['status'];
  /** The state of the offer of a physical card. */
  readonly offer?: StateValue;
}

const offerIn = (value: StateValue, shownCard: Card) =>
  staticActor(physicalCardOffer, { value, input: { ports, accountId: 1, card: shownCard } }).actor;

function showCard(options: Options = {}) {
  const shownCard = { ...active, status: options.status ?? 'ACTIVE' };
  const offers = { wallet: 'notInWallet', replacement: 'digital', ...options.offers };
  const parts = {
    actor: staticActor(card, {
      value: { loaded: offers },
      input: { ports, accountId: 1 },
      context: { card: shownCard, offer: options.offer ? offerIn(options.offer, shownCard) : null },
    }),
    sensitiveInfo: staticActor(sensitiveInfo, {
      value: options.sensitiveInfo ?? 'idle',
      input: { ports, referenceCode: 'C-1' },
      context: options.infoContext ?? {},
    }),
    pin: staticActor(pinUnblock, { value: options.pin ?? 'usable', input: { ports, referenceCode: 'C-1' } }),
    block: staticActor(temporaryBlock, {
      value: options.block ?? (shownCard.status === 'ACTIVE' ? 'active' : 'blocked'),
      input: { ports, accountId: 1, card: shownCard, onEvent: () => undefined },
      context: options.blockContext ?? {},
    }),
  };
  const props = {
    actor: parts.actor.actor,
    sensitiveInfo: parts.sensitiveInfo.actor,
    pin: parts.pin.actor,
    block: parts.block.actor,
    lastFour: '4821',
    lostCardPhone: LOST_CARD_PHONE,
  };
  show(
    <AccessGateContext value={accessGateIn('open').actor}>
      <h1>Kort</h1>
      <CardFace {...props} />
      <PinNotice {...props} />
      <CardActions {...props} />
      <SensitiveInfoPanel {...props} />
      <CardOffers {...props} />
    </AccessGateContext>,
  );
  return {
    card: parts.actor.sent,
    sensitiveInfo: parts.sensitiveInfo.sent,
    pin: parts.pin.sent,
    block: parts.block.sent,
  };
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the card', () => {
  it('shows the card and the available actions', async () => {
    const sent = showCard();
    expect(screen.getByRole('img', { name: 'Ditt kort som slutar på 4821' })).toBeDefined();
    expect(screen.queryByText('Aktivt')).toBeNull();
    press(/^Visa PIN-kod/);
    press(/^Visa uppgifter/);
    press(/^Spärra tillfälligt/);
    expect(sent.sensitiveInfo).toEqual([
      { type: 'secret.show', kind: 'pin', text: 'Jag vill se PIN-koden till kortet som slutar på 4821.' },
      { type: 'secret.show', kind: 'details', text: 'Jag vill se uppgifterna för kortet som slutar på 4821.' },
    ]);
    expect(sent.block).toEqual([{ type: 'card.pause' }]);
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/digital-pay-onboard',
      '/mobile-devices',
      '/settings/limits',
      '/replacement-card?digital',
    ]);
    await expectAccessible();
  });

  it('shows that the card is blocked, and a button to lift the block', async () => {
    const sent = showCard({ status: 'BLOCKED' });
    expect(screen.getByText('Spärrat')).toBeDefined();
    press(/^Häv spärren/);
    expect(sent.block).toEqual([{ type: 'card.resume' }]);
    await expectAccessible();
  });

  it.each([
    ['inTransit', /^Häv spärren.*Gäller bara om du själv har spärrat det/],
    ['activatable', /^Häv spärren.*Kortet fungerar igen direkt/],
  ])('promises that a blocked card can be opened at once unless it is in the post (%s)', (offer, name) => {
    showCard({ status: 'BLOCKED', offer });
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('disables the block button while the status of the card is unknown', async () => {
    const sent = showCard({ block: 'outcomeUnknown' });
    press(/^Spärra tillfälligt/);
    press(/^Försök igen/);
    expect(sent.block).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });

  it('says that the card is not blocked after a block that failed, why, and whom to call', async () => {
    showCard({ blockContext: { wanted: 'BLOCKED', message: { id: 'failure.unreachable' } } });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/^Kortet är inte spärrat ännu\..*Behöver det spärras nu\? Ring 010-490 01 00\.$/);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:0104900100');
    await expectAccessible();
  });

  it('says that the card is still blocked after an opening that failed, and why', () => {
    const message = { id: 'detail.The card is blocked for good' } as const;
    showCard({ status: 'BLOCKED', blockContext: { wanted: 'ACTIVE', message } });
    expect(screen.getByRole('alert').textContent).toMatch(/^Kortet är fortfarande spärrat\..*spärrat för gott/);
    expect(screen.queryByRole('link', { name: LOST_CARD_PHONE })).toBeNull();
  });

  it('says whom to call while it is unknown whether the card is blocked', () => {
    showCard({ block: 'outcomeUnknown', blockContext: { wanted: 'BLOCKED' } });
    expect(screen.getByRole('alert').textContent).toMatch(/^Vi vet inte om kortet är spärrat.*Ring 010-490 01 00\./);
  });

  it('shows a page of the vault with a countdown and a button to hide it', async () => {
    const sent = showCard({ sensitiveInfo: { showing: 'shown' }, infoContext: { kind: 'pin' } });
    expect(screen.getByRole('timer').textContent).toBe('Döljs om 60 sekunder');
    press(/^Dölj nu/);
    press(/^Visa PIN-kod/);
    expect(sent.sensitiveInfo).toEqual([{ type: 'secret.hide' }]);
    await expectAccessible();
  });

  it.each([
    ['hidden', {}, /^Vi har dolt uppgifterna igen/],
    ['failed', { message: { id: 'card.secret.untrusted' } }, /fel avsändare/],
  ] as const)('announces why the secret is not shown (%s)', (sensitiveInfo, infoContext, text) => {
    showCard({ sensitiveInfo, infoContext });
    expect(screen.getByRole('alert').textContent).toMatch(text);
  });

  it('shows that the PIN is blocked, and a button to unblock it', async () => {
    const sent = showCard({ pin: 'blocked' });
    expect(screen.getByRole('alert').textContent).toMatch(/PIN-koden är spärrad/);
    press(/^Lås upp PIN-koden/);
    expect(sent.pin).toEqual([
      { type: 'pin.unblock', text: 'Jag vill låsa upp PIN-koden till kortet som slutar på 4821.' },
    ]);
    await expectAccessible();
  });

  it('shows why an action is not available', async () => {
    showCard({ pin: 'noPin', offers: { wallet: 'inWallet' } });
    expect(screen.getByText(/Det finns ingen PIN-kod för nya eller avslutade kort/)).toBeDefined();
    expect(screen.getByText('Kortet finns i mobilens plånbok')).toBeDefined();
    await expectAccessible();
  });

  it('links to a plastic replacement card if there are no digital cards', async () => {
    showCard({ offers: { replacement: 'classic' } });
    const link = screen.getByRole('link', { name: 'Ersätt kortet' });
    expect(link.getAttribute('href')).toBe('/replacement-card');
    expect(screen.getByText(/Det kommer med posten/).parentElement?.textContent).toContain('om 7–12 arbetsdagar');
    await expectAccessible();
  });

  it('shows an error with a retry button if the kind of replacement could not be loaded', async () => {
    const sent = showCard({ offers: { replacement: 'loadFailed' } });
    expect(screen.queryByRole('link', { name: 'Ersätt kortet' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/inte se hur kortet kan ersättas/);
    press(/^Försök igen/);
    expect(sent.card).toEqual([{ type: 'card.retry' }]);
    await expectAccessible();
  });

  it('shows a retry button if the wallet status could not be loaded', async () => {
    const sent = showCard({ offers: { wallet: 'loadFailed' } });
    press(/^Försök igen/);
    expect(sent.card).toEqual([{ type: 'card.retry' }]);
    await expectAccessible();
  });

  it.each([
    ['loading', /Hämtar kortet/],
    ['loadFailed', /Vi får ingen kontakt/],
    ['noCard', /Du har inget kort ännu/],
  ] as const)('has a text for the state %s', async (value, text) => {
    const context = { failure: { kind: 'unreachable' } as const };
    const { actor } = staticActor(card, { value, input: { ports, accountId: 1 }, context });
    show(
      <AccessGateContext value={accessGateIn('open').actor}>
        <CardView actor={actor} lostCardPhone={LOST_CARD_PHONE} />
      </AccessGateContext>,
    );
    expect(screen.getByText(text)).toBeDefined();
    await expectAccessible();
  });
});
