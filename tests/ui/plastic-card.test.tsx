import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrandContext } from '../../src/ui/brand.ts';
import { Logo } from '../../src/ui/Logo.tsx';
import { Meter } from '../../src/ui/Meter.tsx';
import { PlasticCard } from '../../src/ui/PlasticCard.tsx';
import { expectAccessible, show } from './show.tsx';

it('is an image with a text alternative, and shows brand, last digits and name', async () => {
  show(<PlasticCard label="Ditt kort som slutar på 4821" lastFour="4821" name="Anna Lindqvist" />);
  const card = screen.getByRole('img', { name: 'Ditt kort som slutar på 4821' });
  expect(card.textContent).toContain('Provkortet');
  expect(card.textContent).toContain('•••• •••• •••• 4821');
  expect(card.textContent).toContain('Anna Lindqvist');
  await expectAccessible();
});

it('shows no digits if there is no card', () => {
  show(<PlasticCard label="Ditt kort" lastFour={null} name="Anna Lindqvist" />);
  expect(screen.getByRole('img', { name: 'Ditt kort' }).textContent).toContain('•••• •••• •••• ••••');
});

it.each([
  [0.5, '50%'],
  [-1, '0%'],
  [2, '100%'],
])('a meter with value %d has a bar of %s', async (value, width) => {
  const { container } = show(<Meter value={value} />);
  expect(container.querySelector('rect')?.getAttribute('width')).toBe(width);
  await expectAccessible();
});

it('the logo is the default mark, or the image of the brand', async () => {
  const { container } = show(
    <>
      <Logo />
      <BrandContext value={{ name: 'Annat kort', logo: '/logo.svg' }}>
        <Logo />
      </BrandContext>
    </>,
  );
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  const image = container.querySelector('img');
  expect([image?.getAttribute('src'), image?.width, image?.height]).toEqual(['/logo.svg', 28, 28]);
  expect(container.textContent).toBe('ProvkortetAnnat kort');
  await expectAccessible();
});
