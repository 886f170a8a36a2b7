import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Toast, type ToastTone } from '../../src/ui/Toast.tsx';
import { ToastStack } from '../../src/ui/ToastStack.tsx';
import { expectAccessible, show } from './show.tsx';

function showToast(tone: ToastTone, announced = true) {
  const callbacks = { onClose: vi.fn(), onHold: vi.fn(), onRelease: vi.fn() };
  show(
    <ToastStack label="Meddelanden (F8)" toastLabel="Meddelande:" hotkey="F8">
      <Toast tone={tone} announced={announced} closeLabel="Stäng" {...callbacks}>
        Koden är fel.
      </Toast>
    </ToastStack>,
  );
  return callbacks;
}

const TEXT = 'Koden är fel.';

it.each([
  ['error', 'alert'],
  ['alert', 'alert'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('with tone %s has the role %s', async (tone, role) => {
  showToast(tone);
  expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toContain(TEXT);
  await expectAccessible();
});

it('is not announced if the page announces the same text', async () => {
  vi.useFakeTimers();
  showToast('error', false);
  vi.advanceTimersByTime(100);
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(screen.getAllByText(TEXT)).toHaveLength(1);
  for (const { textContent } of screen.queryAllByRole('status')) expect(textContent).not.toContain(TEXT);
  vi.useRealTimers();
  await expectAccessible();
});

it('is in a region of its own and has a close button', () => {
  const { onClose } = showToast('info');
  expect(screen.getByRole('region', { name: 'Meddelanden (F8)' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('calls onHold and onRelease when the pointer or the focus enters and leaves', () => {
  const { onHold, onRelease } = showToast('info');
  const toast = screen.getByRole('listitem');
  fireEvent.pointerEnter(toast);
  expect(onHold).toHaveBeenCalledTimes(1);
  fireEvent.pointerLeave(toast);
  expect(onRelease).toHaveBeenCalledTimes(1);
  fireEvent.focus(screen.getByRole('button', { name: 'Stäng' }));
  expect(onHold).toHaveBeenCalledTimes(2);
  fireEvent.blur(screen.getByRole('button', { name: 'Stäng' }));
  expect(onRelease).toHaveBeenCalledTimes(2);
});
