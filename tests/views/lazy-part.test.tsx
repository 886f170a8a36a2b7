import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from '../../src/screens/lazy-part.tsx';
import { show } from '../ui/show.tsx';

it('replaces a part whose code fails to load with a text, and keeps the rest of the page', async () => {
  const Part = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  show(
    <>
      <p>Resten</p>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
  expect(
    await screen.findByText('Den här delen gick inte att hämta. Ladda om sidan så försöker vi igen.'),
  ).toBeDefined();
  expect(screen.getByText('Resten')).toBeDefined();
});
