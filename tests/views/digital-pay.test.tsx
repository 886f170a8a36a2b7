import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DigitalPayView } from '../../src/screens/digital-pay-onboard/DigitalPayView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';

it('says why and how the card gets into a wallet, and leads to the card', async () => {
  show(<DigitalPayView />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Lägg kortet i mobilens plånbok',
    'Smidigare',
    'Snabbare',
    'Säkrare',
    'Så gör du',
  ]);
  expect(screen.getByRole('link', { name: 'Visa kortet' }).getAttribute('href')).toBe('/card');
  expect(screen.getByRole('link', { name: 'Tillbaka hem' }).getAttribute('href')).toBe('/home');
  await expectAccessible();
});
