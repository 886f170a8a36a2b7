import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { activateCard } from '../../machines/activate-card/activate-card.ts';
import { mobileDevices } from '../../machines/mobile-devices/mobile-devices.ts';
import { ActivateCardView } from '../../src/screens/activate-card/ActivateCardView.tsx';
import { MobileDevicesView } from '../../src/screens/mobile-devices/MobileDevicesView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const ports = inertPorts();
const input = { ports, accountId: 30412 };

describe('activating a card', () => {
  it('has a field for the card ID and says what is missing', async () => {
    const { actor, sent } = staticActor(activateCard, { value: 'entering', input });
    show(<ActivateCardView actor={actor} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Kort-id' }), { target: { value: '12345678' } });
    expect(sent).toEqual([{ type: 'field.changed', field: 'cardId', value: '12345678' }]);
    expect(screen.getByText('Ange hela kort-id:t först.')).toBeDefined();
    await expectAccessible();
  });

  it('shows why the card ID was rejected, and a link back', () => {
    const context = { message: { id: 'detail.Invalid card ID' } as const };
    show(<ActivateCardView actor={staticActor(activateCard, { value: 'entering', input, context }).actor} />);
    expect(screen.getByRole('alert').textContent).toMatch(/Kort-id:t stämmer inte/);
    expect(screen.getByRole('link', { name: 'Till kortet' }).getAttribute('href')).toBe('/card');
  });

  it('shows no message while the card is read', () => {
    const context = { message: { id: 'activate-card.stillBlocked' } as const };
    show(<ActivateCardView actor={staticActor(activateCard, { value: 'checkingOutcome', input, context }).actor} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to check again, and no second attempt, while the outcome is unknown', async () => {
    const { actor, sent } = staticActor(activateCard, { value: 'outcomeUnknown', input });
    show(<ActivateCardView actor={actor} />);
    expect(screen.getByRole('alert').textContent).toMatch(/kunde inte se om kortet är aktiverat/);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Kontrollera igen' }));
    expect(sent).toEqual([{ type: 'status.retry' }]);
    await expectAccessible();
  });

  it('shows that the card is activated', () => {
    show(<ActivateCardView actor={staticActor(activateCard, { value: 'activated', input }).actor} />);
    expect(screen.getByRole('heading', { name: 'Kortet är aktiverat' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Till kortet' }).getAttribute('href')).toBe('/card');
  });
});

describe('the mobile devices', () => {
  it('are listed with their status as text', async () => {
    const tokens = [
      { status: 'ACTIVE', walletName: 'Apple Pay', deviceName: 'Annas iPhone' },
      { status: 'DEACTIVATED', walletName: null, deviceName: null },
      { status: 'SUSPENDED', walletName: 'Google Wallet', deviceName: 'Pixel' },
      { status: '', walletName: null, deviceName: 'Klocka' },
    ];
    show(
      <MobileDevicesView
        actor={
          staticActor(mobileDevices, { value: 'loaded', input: { ports, accountId: 1 }, context: { tokens } }).actor
        }
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Annas iPhoneApple PayAktiv',
      'Enhet utan namnInaktiv',
      'PixelGoogle WalletSUSPENDED',
      'KlockaOkänd',
    ]);
    await expectAccessible();
  });

  it.each([
    ['loadingDevices', /Hämtar enheterna/],
    ['noDevices', /Kortet finns inte i någon mobil eller klocka ännu/],
    ['loadFailed', /Vi får ingen kontakt/],
  ] as const)('have a text for the state %s', async (value, text) => {
    const context = { failure: { kind: 'unreachable' } as const };
    show(
      <MobileDevicesView
        actor={staticActor(mobileDevices, { value, input: { ports, accountId: 1 }, context }).actor}
      />,
    );
    expect(screen.getByText(text)).toBeDefined();
    await expectAccessible();
  });
});
