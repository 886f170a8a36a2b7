import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreRepeatedPresses } from '../../src/ui/repeated-presses.ts';

let stop = new AbortController();
/** Ends the gesture: removes the shields. */
let endGesture: () => void = () => undefined;
/** The timer of the last shield. */
let timer: { currentTime: number | null; readonly finished: Promise<void> };
beforeEach(() => {
  stop = new AbortController();
  ignoreRepeatedPresses(document, 800, stop.signal);
  const over = Promise.withResolvers<void>();
  endGesture = () => over.resolve();
  timer = { currentTime: null, finished: over.promise };
  Object.assign(Element.prototype, { animate: () => timer });
});
afterEach(() => {
  stop.abort();
  Reflect.deleteProperty(Element.prototype, 'animate');
  cleanup();
});

/** Whether the browser may activate or submit with this key. */
const isAllowed = (element: HTMLElement, key: string, repeat: boolean) => fireEvent.keyDown(element, { key, repeat });
const AT = { clientX: 100, clientY: 100 };
const shieldOf = () => document.querySelector<HTMLElement>('body > [style*="fixed"]');

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

it('a held Space key presses a button or a switch only once', () => {
  render(
    <>
      <button type="button">Spärra</button>
      <input type="checkbox" aria-label="Aviseringar" />
    </>,
  );
  for (const element of [screen.getByRole('button'), screen.getByRole('checkbox')]) {
    expect(isAllowed(element, ' ', false)).toBe(true);
    expect(isAllowed(element, ' ', true)).toBe(false);
  }
});

it('a held key still types and scrolls', () => {
  render(
    <>
      <textarea aria-label="Meddelande" />
      <input aria-label="Namn" />
    </>,
  );
  expect(isAllowed(screen.getByRole('textbox', { name: 'Meddelande' }), 'Enter', true)).toBe(true);
  expect(isAllowed(screen.getByRole('textbox', { name: 'Namn' }), ' ', true)).toBe(true);
  expect(isAllowed(document.body, ' ', true)).toBe(true);
});

function Toggle() {
  const [isOn, setOn] = useState(false);
  return (
    <button type="button" onClick={() => setOn(!isOn)}>
      {isOn ? 'Öppna' : 'Spärra'}
    </button>
  );
}

it('the second click of a double click is ignored when the label has changed', () => {
  render(<Toggle />);
  fireEvent.click(screen.getByRole('button'), { ...AT, detail: 1 });
  fireEvent.click(screen.getByRole('button'), { ...AT, detail: 2 });
  expect(screen.getByRole('button').textContent).toBe('Öppna');
  fireEvent.click(screen.getByRole('button'), { ...AT, detail: 1 });
  expect(screen.getByRole('button').textContent).toBe('Spärra');
});

it('a double click on a switch switches it once', () => {
  const onChange = vi.fn();
  render(
    <label>
      <input type="checkbox" aria-label="Aviseringar" onChange={({ target }) => onChange(target.checked)} />
    </label>,
  );
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole('checkbox'), { ...AT, detail });
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});

it('quick clicks on a button that keeps its label all count', () => {
  const onClick = vi.fn();
  render(
    <button type="button" onClick={onClick}>
      Nästa
    </button>,
  );
  for (const detail of [1, 2, 3]) fireEvent.click(screen.getByRole('button'), { ...AT, detail });
  expect(onClick).toHaveBeenCalledTimes(3);
});

function Layer() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <button type="button" onClick={() => setOpen(false)}>
      Stäng
    </button>
  ) : null;
}

it('the place of a control that its click removes is covered until the gesture is over', async () => {
  const onPress = vi.fn();
  const onPointerDown = vi.fn();
  document.addEventListener('pointerdown', onPointerDown, { signal: stop.signal });
  render(
    <>
      <Layer />
      <button type="button" onClick={onPress}>
        Beställ
      </button>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }), { ...AT, detail: 1 });
  await act(async () => undefined);
  const shield = shieldOf();
  expect(shield?.style).toMatchObject({ left: '76px', top: '76px', width: '48px', height: '48px' });
  expect(timer.currentTime).toBeGreaterThan(0);
  if (shield) fireEvent.pointerDown(shield);
  expect(onPointerDown).not.toHaveBeenCalled();
  expect(timer.currentTime).toBe(0);
  // A click at another place, or with the keyboard, is another gesture.
  fireEvent.click(screen.getByRole('button', { name: 'Beställ' }), { detail: 1 });
  expect(onPress).toHaveBeenCalledOnce();
  endGesture();
  await act(async () => undefined);
  expect(shieldOf()).toBeNull();
});

it('stops when asked', () => {
  render(<Toggle />);
  stop.abort();
  expect(isAllowed(screen.getByRole('button'), 'Enter', true)).toBe(true);
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button'), { ...AT, detail });
  expect(screen.getByRole('button').textContent).toBe('Spärra');
});
