import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusPressedControl } from '../../src/ui/focus-pressed-control.ts';

let stop = new AbortController();
beforeEach(() => {
  stop = new AbortController();
  focusPressedControl(document, stop.signal);
});
afterEach(() => {
  stop.abort();
  cleanup();
});

/** A press in Safari: the focus goes nowhere. */
function press(element: Element, detail = 1) {
  fireEvent.mouseDown(element);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  fireEvent.mouseUp(element);
  fireEvent.click(element, { detail });
}

it('a pressed control has the focus when its press is handled, also if a part of it was pressed', () => {
  const focused: (Element | null)[] = [];
  const onClick = () => focused.push(document.activeElement);
  render(
    <button type="button" onClick={onClick}>
      <b>Avboka</b>
    </button>,
  );
  press(screen.getByText('Avboka'));
  expect(focused).toEqual([screen.getByRole('button')]);
});

it('a link and a checkbox get the focus, and a text does not', () => {
  render(
    <>
      <a href="#here">Räkna om</a>
      <input type="checkbox" />
      <p>Text</p>
    </>,
  );
  for (const role of ['link', 'checkbox']) {
    press(screen.getByRole(role));
    expect(document.activeElement).toBe(screen.getByRole(role));
  }
  press(screen.getByText('Text'));
  expect(document.activeElement).toBe(document.body);
});

it('the focus stays in a field if a form keeps it there, and if a key submits the form', () => {
  render(
    <form onMouseDown={(event) => event.preventDefault()}>
      <button type="button">Spara</button>
    </form>,
  );
  const button = screen.getByRole('button');
  press(button);
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(button, { detail: 0 });
  expect(document.activeElement).toBe(document.body);
});

it('a press that ends on another control focuses neither', () => {
  render(
    <>
      <button type="button">Ett</button>
      <button type="button">Två</button>
    </>,
  );
  const [first, second] = screen.getAllByRole('button');
  if (first) fireEvent.mouseDown(first);
  if (second) fireEvent.click(second, { detail: 1 });
  expect(document.activeElement).toBe(document.body);
});
