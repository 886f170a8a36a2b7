import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button.tsx';
import { expectAccessible, show } from './show.tsx';

it('calls onPress', async () => {
  const press = vi.fn();
  show(<Button onPress={press}>Beställ</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Beställ' }));
  expect(press).toHaveBeenCalledOnce();
  await expectAccessible();
});

it('stays focusable while busy, and ignores presses', async () => {
  const press = vi.fn();
  show(
    <Button busy onPress={press}>
      Beställ
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Beställ' });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  await expectAccessible();
});

it('does not submit the form while disabled, and has the reason as description', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  show(
    <form onSubmit={submit}>
      <Button type="submit" disabled describedBy="why">
        Spara
      </Button>
      <p id="why">Fyll i koden först.</p>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Spara', description: 'Fyll i koden först.' });
  fireEvent.click(button);
  expect(submit).not.toHaveBeenCalled();
  await expectAccessible();
});
