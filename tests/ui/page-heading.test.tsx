import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { expectAccessible, show } from './show.tsx';

const afterActing = (hasBeenActive: boolean) => vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });

it('heads the page and names the tab', async () => {
  show(<PageHeading title="Hem">Vad som finns på kortet.</PageHeading>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hem');
  expect(document.title).toBe('Hem · Provkortet');
  await expectAccessible();
});

it('takes the focus from a person who came from another page', () => {
  afterActing(true);
  show(<PageHeading title="Hem" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('leaves the focus at the top of a portal that was just opened', () => {
  afterActing(false);
  show(<PageHeading title="Hem" />);
  expect(document.activeElement).toBe(document.body);
});
