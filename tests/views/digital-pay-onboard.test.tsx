import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DigitalPayOnboardView } from '../../src/screens/digital-pay-onboard/DigitalPayOnboardView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';

it('explains how to add the card to a wallet, and links to the card', async () => {
  show(<DigitalPayOnboardView />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Lägg kortet i mobilens plånbok',
    'Smidigare',
    'Snabbare',
    'Säkrare',
    'Så gör du',
  ]);
  expect(screen.getByRole('link', { name: 'Visa kortet' }).getAttribute('href')).toBe('/card');
  expect(screen.getByRole('link', { name: 'Till startsidan' }).getAttribute('href')).toBe('/home');
  await expectAccessible();
});
