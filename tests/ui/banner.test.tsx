import { fireEvent, screen } from '@testing-library/react';
import { Newspaper } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { Banner } from '../../src/ui/Banner.tsx';
import { Picture } from '../../src/ui/Picture.tsx';
import { expectAccessible, show } from './show.tsx';

it('a banner with `close` has a close button', async () => {
  const close = vi.fn();
  show(
    <Banner tone="info" title="Öppet" close={{ label: 'Stäng ”Öppet”', onPress: close }}>
      Hela helgen.
    </Banner>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Stäng ”Öppet”' }));
  expect(close).toHaveBeenCalledOnce();
  await expectAccessible();
});

it('an image that fails to load is replaced by the icon', async () => {
  const { container } = show(<Picture src="/soup.svg" icon={Newspaper} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect(picture?.alt).toBe('');
  if (picture) fireEvent.error(picture);
  expect(picture?.hidden).toBe(true);
  expect(container.querySelector('svg')).not.toBeNull();
  await expectAccessible();
});
