import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../../src/ui/Field.tsx';
import { PasswordField } from '../../src/ui/PasswordField.tsx';
import { TextArea } from '../../src/ui/TextArea.tsx';
import { expectAccessible, show } from './show.tsx';

const nothing = () => undefined;
const name = { label: 'Användarnamn', name: 'username', value: '', onChange: nothing, onBlur: nothing };
const password = { ...name, label: 'Lösenord', name: 'password', showLabel: 'Visa lösenordet' };
const box = (label = name.label, description = '') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label, description });

describe('Field', () => {
  it('calls onChange and onBlur', async () => {
    const [change, blur] = [vi.fn(), vi.fn()];
    show(<Field {...name} autoComplete="username" onChange={change} onBlur={blur} />);
    fireEvent.change(box(), { target: { value: 'anna' } });
    expect(change).toHaveBeenCalledExactlyOnceWith('anna');
    fireEvent.blur(box());
    expect(blur).toHaveBeenCalledOnce();
    expect(box().getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    await expectAccessible();
  });

  it('passes type, autocomplete and input mode to the input, and sets no maximum length', () => {
    show(<Field {...name} type="tel" autoComplete="tel" inputMode="tel" />);
    const { type, autocomplete, inputMode, maxLength } = box();
    expect({ type, autocomplete, inputMode, maxLength }).toEqual({
      type: 'tel',
      autocomplete: 'tel',
      inputMode: 'tel',
      maxLength: -1,
    });
  });

  it('is described by its error, then its hint, then the element of describedBy', async () => {
    show(
      <>
        <Field {...name} error="Fyll i." hint="Som i mejlet." describedBy="list" />
        <ul id="list">
          <li>Minst 8 tecken</li>
        </ul>
      </>,
    );
    expect(box(name.label, 'Fyll i. Som i mejlet. Minst 8 tecken').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });

  it('stays focusable while read-only', async () => {
    show(<Field {...name} value="anna" readOnly />);
    expect(box().readOnly).toBe(true);
    box().focus();
    expect(document.activeElement).toBe(box());
    await expectAccessible();
  });

  it('gets the focus when mounted with autoFocus', () => {
    show(<Field {...name} autoFocus />);
    expect(document.activeElement).toBe(box());
  });
});

describe('PasswordField', () => {
  const input = () => screen.getByLabelText<HTMLInputElement>('Lösenord');

  it('allows pasting, and reveals its value', async () => {
    const change = vi.fn();
    show(<PasswordField {...password} autoComplete="current-password" value="Lunch-2026" onChange={change} />);
    expect([input().type, input().autocomplete]).toEqual(['password', 'current-password']);
    expect(fireEvent.paste(input())).toBe(true);
    const button = screen.getByRole('button', { name: 'Visa lösenordet', pressed: false });
    fireEvent.click(button);
    expect(input().type).toBe('text');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button);
    expect(input().type).toBe('password');
    await expectAccessible();
  });

  it('is described by its error', async () => {
    show(<PasswordField {...password} autoComplete="new-password" error="Fyll i." />);
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Fyll i.');
    await expectAccessible();
  });
});

describe('TextArea', () => {
  it('calls onChange, and is described by its error', async () => {
    const change = vi.fn();
    show(<TextArea {...name} label="Meddelande" error="Minst 10 tecken." onChange={change} />);
    fireEvent.change(box('Meddelande', 'Minst 10 tecken.'), { target: { value: 'Hej' } });
    expect(change).toHaveBeenCalledExactlyOnceWith('Hej');
    await expectAccessible();
  });
});
