import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { accountCards, type Card } from '../../contract/card.ts';
import { card } from '../../machines/card/card.ts';
import { pinUnblock } from '../../machines/card/pin-unblock.ts';
import { sensitiveInfo } from '../../machines/card/sensitive-info.ts';
import { temporaryBlock } from '../../machines/card/temporary-block.ts';
import { CardActions } from '../../src/screens/card/CardActions.tsx';
import { CardFace } from '../../src/screens/card/CardFace.tsx';
import CardOffers from '../../src/screens/card/CardOffers.tsx';
import { CardView } from '../../src/screens/card/CardView.tsx';
import PinNotice from '../../src/screens/card/PinNotice.tsx';
import SensitiveInfoPanel from '../../src/screens/card/SensitiveInfoPanel.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const [active] = accountCards.response.parse(accountCards.example.response) as [Card];
const ports = inertPorts();

interface Stands {
  readonly offers?: { readonly wallet?: string; readonly replacement?: string };
  readonly secret?: StateValue;
  readonly secretContext?: Parameters<typeof staticActor<typeof sensitiveInfo>>[1]['context'];
  readonly pin?: StateValue;
  readonly block?: StateValue;
  readonly blockContext?: Parameters<typeof staticActor<typeof temporaryBlock>>[1]['context'];
  readonly status?: Card['status'];
}

function showCard(stands: Stands = {}) {
  const shown = { ...active, status: stands.status ?? 'ACTIVE' };
  const offers = { wallet: 'absent', replacement: 'digital', ...stands.offers };
  const parts = {
    actor: staticActor(card, { value: { shown: offers }, input: { ports, accountId: 1 }, context: { card: shown } }),
    secret: staticActor(sensitiveInfo, {
      value: stands.secret ?? 'idle',
      input: { ports, referenceCode: 'C-1' },
      context: stands.secretContext ?? {},
    }),
    pin: staticActor(pinUnblock, { value: stands.pin ?? 'usable', input: { ports, referenceCode: 'C-1' } }),
    block: staticActor(temporaryBlock, {
      value: stands.block ?? (shown.status === 'ACTIVE' ? 'active' : 'blocked'),
      input: { ports, accountId: 1, card: shown, tell: () => undefined },
      context: stands.blockContext ?? {},
    }),
  };
  const given = {
    actor: parts.actor.actor,
    secret: parts.secret.actor,
    pin: parts.pin.actor,
    block: parts.block.actor,
    lastFour: '4821',
  };
  show(
    <AccessGateContext value={accessGateIn('open').actor}>
      <h1>Kort</h1>
      <CardFace {...given} />
      <PinNotice {...given} />
      <CardActions {...given} />
      <SensitiveInfoPanel {...given} />
      <CardOffers {...given} />
    </AccessGateContext>,
  );
  return { card: parts.actor.sent, secret: parts.secret.sent, pin: parts.pin.sent, block: parts.block.sent };
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the card', () => {
  it('shows itself and what can be done with it', async () => {
    const sent = showCard();
    expect(screen.getByRole('img', { name: 'Ditt kort som slutar på 4821' })).toBeDefined();
    expect(screen.getByText('Aktivt')).toBeDefined();
    press(/^Visa PIN-kod/);
    press(/^Visa kortuppgifter/);
    press(/^Spärra tillfälligt/);
    expect(sent.secret).toEqual([
      { type: 'secret.show', kind: 'pin', text: 'Jag vill se PIN-koden till kortet som slutar på 4821.' },
      { type: 'secret.show', kind: 'details', text: 'Jag vill se uppgifterna för kortet som slutar på 4821.' },
    ]);
    expect(sent.block).toEqual([{ type: 'card.pause' }]);
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/activate-card',
      '/digital-pay-onboard',
      '/mobile-devices',
      '/replacement-card?digital',
    ]);
    await expectAccessible();
  });

  it('says by word that it is blocked, and offers to open it', async () => {
    const sent = showCard({ status: 'BLOCKED' });
    expect(screen.getByText('Spärrat')).toBeDefined();
    press(/^Öppna kortet igen/);
    expect(sent.block).toEqual([{ type: 'card.resume' }]);
    await expectAccessible();
  });

  it('offers nothing before it is known whether it is blocked', async () => {
    const sent = showCard({ block: 'unknown' });
    press(/^Spärra tillfälligt/);
    press(/^Försök igen/);
    expect(sent.block).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });

  it('says why the block did not change', () => {
    showCard({ blockContext: { message: { id: 'card.blockedForGood' } } });
    expect(screen.getByRole('alert').textContent).toMatch(/spärrat för gott/);
  });

  it('shows a page of the vault with the time that is left, and lets it be hidden', async () => {
    const sent = showCard({ secret: { showing: 'shown' }, secretContext: { kind: 'pin' } });
    expect(screen.getByRole('timer').textContent).toBe('Döljs om 60 sekunder');
    press(/^Dölj nu/);
    press(/^Visa PIN-kod/);
    expect(sent.secret).toEqual([{ type: 'secret.hide' }]);
    await expectAccessible();
  });

  it('says that it has hidden what it showed, or why it could not show it', async () => {
    showCard({ secret: 'hidden' });
    expect(screen.getByText(/Dolt igen/)).toBeDefined();
    showCard({ secret: 'failed', secretContext: { message: { id: 'card.secret.untrusted' } } });
    expect(screen.getByRole('alert').textContent).toMatch(/fel avsändare/);
  });

  it('says that the PIN is blocked, and unblocks it', async () => {
    const sent = showCard({ pin: 'blocked' });
    expect(screen.getByRole('alert').textContent).toMatch(/PIN-koden är spärrad/);
    press(/^Lås upp PIN-koden/);
    expect(sent.pin).toEqual([
      { type: 'pin.unblock', text: 'Jag vill låsa upp PIN-koden till kortet som slutar på 4821.' },
    ]);
    await expectAccessible();
  });

  it('tells reasons where something is not offered', async () => {
    showCard({ pin: 'none', offers: { wallet: 'active' } });
    expect(screen.getByText(/Kortet har ingen PIN-kod ännu/)).toBeDefined();
    expect(screen.getByText('Kortet finns i mobilen')).toBeDefined();
    await expectAccessible();
  });

  it('leads to plastic where there are no digital cards', async () => {
    showCard({ offers: { replacement: 'classic' } });
    const link = screen.getByRole('link', { name: 'Ersätt kortet' });
    expect(link.getAttribute('href')).toBe('/replacement-card');
    expect(screen.getByText(/Det kommer med posten/).textContent).toContain('inom 7–12 arbetsdagar');
    await expectAccessible();
  });

  it('says why no replacement is offered, and lets it be read again', async () => {
    const sent = showCard({ offers: { replacement: 'unknown' } });
    expect(screen.queryByRole('link', { name: 'Ersätt kortet' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/inte se hur kortet kan ersättas/);
    press(/^Försök igen/);
    expect(sent.card).toEqual([{ type: 'card.retry' }]);
    await expectAccessible();
  });

  it('lets what could not be read be read again', async () => {
    const sent = showCard({ offers: { wallet: 'unknown' } });
    press(/^Försök igen/);
    expect(sent.card).toEqual([{ type: 'card.retry' }]);
    await expectAccessible();
  });

  it.each([
    ['reading', /Hämtar kortet/],
    ['failed', /Vi når inte servern/],
    ['none', /Det finns inget kort här ännu/],
  ] as const)('when it is %s, says so', async (value, text) => {
    const context = { failure: { kind: 'unreachable' } as const };
    const { actor } = staticActor(card, { value, input: { ports, accountId: 1 }, context });
    show(
      <AccessGateContext value={accessGateIn('open').actor}>
        <CardView actor={actor} />
      </AccessGateContext>,
    );
    expect(screen.getByText(text)).toBeDefined();
    await expectAccessible();
  });
});
