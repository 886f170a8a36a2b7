import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RestoreFocus, returnFocus, takeFocus } from '../../src/ui/focus.tsx';
import { show } from './show.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading');

/** A page with one section, in which a press removes the button, or the whole section. */
function Page({ removesSection = false }: { readonly removesSection?: boolean }) {
  const [isRemoved, setRemoved] = useState(false);
  return (
    <main>
      <RestoreFocus>
        <h1>Sidan</h1>
        {!(removesSection && isRemoved) && (
          <section aria-label="Delen">
            {!isRemoved && (
              <button type="button" onClick={() => setRemoved(true)}>
                Stäng
              </button>
            )}
            <button type="button">Nästa</button>
          </section>
        )}
      </RestoreFocus>
    </main>
  );
}

describe('RestoreFocus', () => {
  it('moves the focus to the surrounding section when the focused element is removed', async () => {
    show(<Page />);
    button('Stäng').focus();
    fireEvent.click(button('Stäng'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Delen' })));
  });

  it('moves the focus to the page heading when the section is removed as well', async () => {
    show(<Page removesSection />);
    button('Stäng').focus();
    fireEvent.click(button('Stäng'));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('does not move the focus when another element has it', async () => {
    show(<Page />);
    button('Stäng').focus();
    button('Nästa').focus();
    fireEvent.click(button('Stäng'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull());
    expect(document.activeElement).toBe(button('Nästa'));
  });

  it('does not move the focus after a press outside of all focusable elements', async () => {
    show(<Page />);
    button('Stäng').focus();
    // What a browser does on such a press.
    button('Stäng').blur();
    fireEvent.pointerUp(document.body);
    fireEvent.click(button('Stäng'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull());
    expect(document.activeElement).toBe(document.body);
  });
});

describe.each([
  ['takeFocus', takeFocus],
  ['returnFocus', returnFocus],
] as const)('%s', (name, ref) => {
  function PageWithPanel({ isOpen, hasOpener = true }: { readonly isOpen: boolean; readonly hasOpener?: boolean }) {
    return (
      <main>
        <h1>Sidan</h1>
        {hasOpener && <button type="button">Öppna</button>}
        {isOpen && (
          <section ref={ref} tabIndex={-1} aria-label="Panelen">
            <button type="button">Stäng</button>
          </section>
        )}
      </main>
    );
  }

  const open = () => {
    const { rerender } = render(<PageWithPanel isOpen={false} />);
    button('Öppna').focus();
    rerender(<PageWithPanel isOpen />);
    return rerender;
  };

  it('decides whether the panel gets the focus when it opens', () => {
    open();
    const expected = name === 'takeFocus' ? screen.getByRole('region', { name: 'Panelen' }) : button('Öppna');
    expect(document.activeElement).toBe(expected);
  });

  it('returns the focus to the opener when the panel closes', () => {
    const rerender = open();
    button('Stäng').focus();
    rerender(<PageWithPanel isOpen={false} />);
    expect(document.activeElement).toBe(button('Öppna'));
  });

  it('moves the focus to the page heading if the opener is gone', () => {
    const rerender = open();
    button('Stäng').focus();
    rerender(<PageWithPanel isOpen hasOpener={false} />);
    rerender(<PageWithPanel isOpen={false} hasOpener={false} />);
    expect(document.activeElement).toBe(heading());
  });

  it('does not move the focus if it is outside the panel', () => {
    const rerender = open();
    button('Öppna').focus();
    rerender(<PageWithPanel isOpen={false} />);
    expect(document.activeElement).toBe(button('Öppna'));
  });
});
