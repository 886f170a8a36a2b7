import { screen } from '@testing-library/react';
import { Smartphone } from 'lucide-react';
import { expect, it } from 'vitest';
import { AppLink, LinkButton } from '../../src/ui/LinkButton.tsx';
import { TextLink } from '../../src/ui/TextLink.tsx';
import { expectAccessible, show } from './show.tsx';

const link = (name: string) => screen.getByRole('link', { name });

it('links to pages of the portal have their address', async () => {
  show(
    <p>
      <LinkButton to="/home">Hem</LinkButton>
      <TextLink to="/topup">Påfyllning</TextLink>
    </p>,
  );
  expect(link('Hem').getAttribute('href')).toBe('/home');
  expect(link('Påfyllning').getAttribute('href')).toBe('/topup');
  await expectAccessible();
});

it('links to apps open in the same tab, so that the phone can return to it', async () => {
  show(
    <AppLink href="https://app.bankid.com/?autostarttoken=1" icon={Smartphone}>
      Öppna
    </AppLink>,
  );
  expect(link('Öppna').getAttribute('href')).toBe('https://app.bankid.com/?autostarttoken=1');
  expect(link('Öppna').getAttribute('target')).toBeNull();
  await expectAccessible();
});
