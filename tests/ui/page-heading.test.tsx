import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { expectAccessible, show } from './show.tsx';

it('gets the focus and is scrolled into view after a navigation, but not on the first page', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  show(<PageHeading title="Logga in" />);
  expect(document.activeElement).toBe(document.body);
  expect(scroll).not.toHaveBeenCalled();
  cleanup();
  show(<PageHeading title="Hem" />);
  const heading = screen.getByRole('heading', { name: 'Hem' });
  expect(document.activeElement).toBe(heading);
  expect(scroll.mock.contexts).toEqual([heading]);
});

it('is the h1 of the page and sets the title of the browser tab', async () => {
  show(<PageHeading title="Hem">Vad som finns på kortet.</PageHeading>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hem');
  expect(document.title).toBe('Hem · Provkortet');
  await expectAccessible();
});
