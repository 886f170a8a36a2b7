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

describe('a field', () => {
  it('tells what was written, and that it was left', async () => {
    const [change, leave] = [vi.fn(), vi.fn()];
    show(<Field {...name} autoComplete="username" onChange={change} onBlur={leave} />);
    fireEvent.change(box(), { target: { value: 'anna' } });
    expect(change).toHaveBeenCalledExactlyOnceWith('anna');
    fireEvent.blur(box());
    expect(leave).toHaveBeenCalledOnce();
    expect(box().getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    await expectAccessible();
  });

  it('carries what browsers, keyboards and managers go by', () => {
    show(<Field {...name} type="tel" autoComplete="tel" inputMode="tel" />);
    const { type, autocomplete, inputMode, maxLength } = box();
    expect({ type, autocomplete, inputMode, maxLength }).toEqual({
      type: 'tel',
      autocomplete: 'tel',
      inputMode: 'tel',
      maxLength: -1,
    });
  });

  it('is described by what is wrong, then by what helps, then by what else belongs to it', async () => {
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

  it('shows what cannot be changed now without losing the focus', async () => {
    show(<Field {...name} value="anna" readOnly />);
    expect(box().readOnly).toBe(true);
    box().focus();
    expect(document.activeElement).toBe(box());
    await expectAccessible();
  });

  it('takes the focus where it is what comes next', () => {
    show(<Field {...name} autoFocus />);
    expect(document.activeElement).toBe(box());
  });
});

describe('a field for a password', () => {
  const input = () => screen.getByLabelText<HTMLInputElement>('Lösenord');

  it('is open to managers and pasting, and shows its value when it is asked to', async () => {
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

  it('says what is wrong', async () => {
    show(<PasswordField {...password} autoComplete="new-password" error="Fyll i." />);
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Fyll i.');
    await expectAccessible();
  });
});

describe('a field of several lines', () => {
  it('tells what was written and says what is wrong', async () => {
    const change = vi.fn();
    show(<TextArea {...name} label="Meddelande" error="Minst 10 tecken." onChange={change} />);
    fireEvent.change(box('Meddelande', 'Minst 10 tecken.'), { target: { value: 'Hej' } });
    expect(change).toHaveBeenCalledExactlyOnceWith('Hej');
    await expectAccessible();
  });
});
