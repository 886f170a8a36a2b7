import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { KeepPlace } from '../../src/ui/KeepPlace.tsx';
import { show } from './show.tsx';

const button = (name: string) => screen.getByRole('button', { name });

/** A page with one part, in which a press takes away the button, or the part with it. */
function Page({ whole = false }: { readonly whole?: boolean }) {
  const [isGone, setGone] = useState(false);
  return (
    <KeepPlace>
      <h1>Sidan</h1>
      {!(whole && isGone) && (
        <section aria-label="Delen">
          {!isGone && (
            <button type="button" onClick={() => setGone(true)}>
              Stäng
            </button>
          )}
          <button type="button">Nästa</button>
        </section>
      )}
    </KeepPlace>
  );
}

it('lets the focus fall to the part in which it was, when what was pressed goes away', async () => {
  show(<Page />);
  button('Stäng').focus();
  fireEvent.click(button('Stäng'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Delen' })));
});

it('lets it fall to the heading when the part goes away as well', async () => {
  show(<Page whole />);
  button('Stäng').focus();
  fireEvent.click(button('Stäng'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('leaves a focus alone that is elsewhere', async () => {
  show(<Page />);
  button('Stäng').focus();
  button('Nästa').focus();
  fireEvent.click(button('Stäng'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull());
  expect(document.activeElement).toBe(button('Nästa'));
});

it('does not call back whoever pressed beside everything', async () => {
  show(<Page />);
  button('Stäng').focus();
  // What a browser does at a press beside everything.
  button('Stäng').blur();
  fireEvent.pointerUp(document.body);
  fireEvent.click(button('Stäng'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull());
  expect(document.activeElement).toBe(document.body);
});
