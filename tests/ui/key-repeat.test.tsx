import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ignoreKeyRepeat } from '../../src/ui/key-repeat.ts';

let stop: () => void = () => undefined;
beforeEach(() => {
  stop = ignoreKeyRepeat(document);
});
afterEach(() => {
  stop();
  cleanup();
});

/** Whether the browser may activate or submit with this key. */
const isAllowed = (element: HTMLElement, key: string, repeat: boolean) => fireEvent.keyDown(element, { key, repeat });

it('a held Enter key activates a button, link or form only once', () => {
  render(
    <>
      <button type="button">Spärra</button>
      <a href="/card">Kort</a>
      <input aria-label="Kod" />
    </>,
  );
  for (const element of [screen.getByRole('button'), screen.getByRole('link'), screen.getByRole('textbox')]) {
    expect(isAllowed(element, 'Enter', false)).toBe(true);
    expect(isAllowed(element, 'Enter', true)).toBe(false);
  }
});

it('a held key still types', () => {
  render(
    <>
      <textarea aria-label="Meddelande" />
      <input aria-label="Namn" />
    </>,
  );
  expect(isAllowed(screen.getByRole('textbox', { name: 'Meddelande' }), 'Enter', true)).toBe(true);
  expect(isAllowed(screen.getByRole('textbox', { name: 'Namn' }), 'a', true)).toBe(true);
});

it('stops when asked', () => {
  render(<button type="button">Spärra</button>);
  stop();
  expect(isAllowed(screen.getByRole('button'), 'Enter', true)).toBe(true);
});
