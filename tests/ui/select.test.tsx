import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Select } from '../../src/ui/Select.tsx';
import { expectAccessible, show } from './show.tsx';

const nothing = () => undefined;
const groups = [
  { label: 'Vanligast', options: [{ value: 'EUR', text: 'euro (EUR)' }] },
  { label: 'Fler', options: [{ value: 'CZK', text: 'tjeckisk koruna (CZK)' }] },
];
const currency = { label: 'Valuta', name: 'currency', placeholder: 'Välj valuta', groups };
const box = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Valuta' });

it('calls onChange and onBlur', async () => {
  const [change, blur] = [vi.fn(), vi.fn()];
  show(<Select {...currency} value="" onChange={change} onBlur={blur} />);
  expect(box().selectedOptions[0]?.textContent).toBe('Välj valuta');
  fireEvent.change(box(), { target: { value: 'CZK' } });
  fireEvent.blur(box());
  expect(change).toHaveBeenCalledExactlyOnceWith('CZK');
  expect(blur).toHaveBeenCalledOnce();
  await expectAccessible();
});

it('is described by its error', async () => {
  show(<Select {...currency} value="" error="Fyll i." onChange={nothing} onBlur={nothing} />);
  expect(screen.getByRole('combobox', { name: 'Valuta', description: 'Fyll i.' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  await expectAccessible();
});

it('can be disabled', () => {
  show(<Select {...currency} groups={[]} value="" disabled onChange={nothing} onBlur={nothing} />);
  expect(box().disabled).toBe(true);
});

it('works without group labels', async () => {
  const choose = vi.fn();
  const options = [
    { value: 'a', text: 'Alla' },
    { value: 'b', text: 'Bara några' },
  ] as const;
  show(<Select label="Vilka" value="a" groups={[{ options }]} onChange={choose} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Vilka' }), { target: { value: 'b' } });
  expect(choose).toHaveBeenCalledExactlyOnceWith('b');
  await expectAccessible();
});
