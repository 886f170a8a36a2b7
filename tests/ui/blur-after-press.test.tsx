import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from '../../src/ui/Field.tsx';
import { show } from './show.tsx';

afterEach(() => void vi.useRealTimers());

function showField(): { readonly field: HTMLElement; readonly blur: ReturnType<typeof vi.fn> } {
  vi.useFakeTimers();
  const blur = vi.fn();
  show(<Field label="Namn" name="name" value="" onChange={() => undefined} onBlur={blur} />);
  const field = screen.getByRole('textbox', { name: 'Namn' });
  fireEvent.focus(field);
  return { field, blur };
}

it('a field reports at once that the user has left it with the keyboard', () => {
  const { field, blur } = showField();
  fireEvent.blur(field);
  expect(blur).toHaveBeenCalledOnce();
});

it.each(['mouseup', 'dragend', 'contextmenu'])('after a press it waits until the press has ended with %s', (type) => {
  const { field, blur } = showField();
  fireEvent.mouseDown(document.body);
  fireEvent.blur(field);
  expect(blur).not.toHaveBeenCalled();
  fireEvent(document.body, new MouseEvent(type, { bubbles: true }));
  expect(blur).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(blur).toHaveBeenCalledOnce();
});

it('a field that the press has removed reports nothing', () => {
  const { field, blur } = showField();
  fireEvent.mouseDown(document.body);
  fireEvent.blur(field);
  field.remove();
  fireEvent.mouseUp(document.body);
  vi.runAllTimers();
  expect(blur).not.toHaveBeenCalled();
});
