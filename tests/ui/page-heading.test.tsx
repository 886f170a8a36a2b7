import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { expectAccessible, show } from './show.tsx';

it('gets the focus after a navigation, but not on the first page', () => {
  show(<PageHeading title="Logga in" />);
  expect(document.activeElement).toBe(document.body);
  cleanup();
  show(<PageHeading title="Hem" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Hem' }));
});

it('is the h1 of the page and sets the title of the browser tab', async () => {
  show(<PageHeading title="Hem">Vad som finns på kortet.</PageHeading>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hem');
  expect(document.title).toBe('Hem · Provkortet');
  await expectAccessible();
});
