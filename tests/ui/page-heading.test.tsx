import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { expectAccessible, show } from './show.tsx';

it('takes the focus when it follows another page, and leaves it at the top of a portal that was just opened', () => {
  show(<PageHeading title="Logga in" />);
  expect(document.activeElement).toBe(document.body);
  cleanup();
  show(<PageHeading title="Hem" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Hem' }));
});

it('heads the page and names the tab', async () => {
  show(<PageHeading title="Hem">Vad som finns på kortet.</PageHeading>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hem');
  expect(document.title).toBe('Hem · Provkortet');
  await expectAccessible();
});
