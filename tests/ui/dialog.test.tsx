import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { Toast } from '../../src/ui/Toast.tsx';
import { ToastStack } from '../../src/ui/ToastStack.tsx';
import { expectAccessible, show } from './show.tsx';

it('asks in front of the page, takes the focus and waits for an answer', async () => {
  const answer = vi.fn();
  show(
    <Dialog title="Du loggas snart ut" description="Klockan 14:32.">
      <Button onPress={answer}>Stanna kvar</Button>
    </Dialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Du loggas snart ut', description: 'Klockan 14:32.' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stanna kvar' }));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stanna kvar' }));
  expect(answer).toHaveBeenCalledOnce();
  await expectAccessible();
});

it('gives the focus back to where it came from', async () => {
  show(<Button>Avboka december</Button>);
  const button = screen.getByRole('button', { name: 'Avboka december' });
  button.focus();
  const { unmount } = show(
    <Dialog title="Avboka?" description="December avbokas.">
      <Button>Behåll</Button>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Behåll' }));
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('can be dismissed with Escape where it may be', async () => {
  const dismiss = vi.fn();
  show(
    <Dialog title="Avboka?" description="December avbokas." onDismiss={dismiss}>
      <Button>Avboka</Button>
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Avboka?' }), { key: 'Escape' });
  expect(dismiss).toHaveBeenCalledOnce();
  await expectAccessible();
});

const isInert = (element: HTMLElement) => element.closest('[inert]') !== null;

it('stands alone in front of the page, but for toasts', () => {
  show(<Button>Avboka december</Button>);
  const told = { onClose: vi.fn(), onHold: vi.fn(), onRelease: vi.fn() };
  show(
    <ToastStack label="Meddelanden (F8)" hotkey="F8">
      <Toast tone="info" closeLabel="Stäng" {...told}>
        Koden är skickad.
      </Toast>
    </ToastStack>,
  );
  const behind = screen.getByRole('button', { name: 'Avboka december' });
  const { unmount } = show(
    <Dialog title="Avboka?" description="December avbokas.">
      <Button>Behåll</Button>
    </Dialog>,
  );
  expect(isInert(behind)).toBe(true);
  expect(isInert(screen.getByRole('button', { name: 'Stäng' }))).toBe(false);
  expect(isInert(screen.getByRole('button', { name: 'Behåll' }))).toBe(false);
  unmount();
  expect(isInert(behind)).toBe(false);
});

it('keeps the focus going round among its controls', () => {
  show(
    <Dialog title="Avboka?" description="December avbokas.">
      <Button>Behåll</Button>
      <Button>Avboka</Button>
    </Dialog>,
  );
  const [keep, cancel] = ['Behåll', 'Avboka'].map((name) => screen.getByRole('button', { name }));
  cancel?.focus();
  fireEvent.keyDown(cancel ?? document, { key: 'Tab' });
  expect(document.activeElement).toBe(keep);
  fireEvent.keyDown(keep ?? document, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(cancel);
});

function Steps() {
  const [isSent, send] = useState(false);
  return (
    <Dialog title="Skriv under" description="Med en kod.">
      {isSent ? <p>Koden är skickad.</p> : <Button onPress={() => send(true)}>Skicka kod</Button>}
    </Dialog>
  );
}

it('keeps the focus when what had it goes away', async () => {
  show(<Steps />);
  fireEvent.click(screen.getByRole('button', { name: 'Skicka kod' }));
  expect(screen.getByText('Koden är skickad.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alertdialog')));
});

it('is dismissed by a press beside it, and not by one that only ends there', () => {
  const dismiss = vi.fn();
  show(
    <Dialog title="Avboka?" description="December avbokas." onDismiss={dismiss}>
      <Button>Avboka</Button>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  const beside = dialog.parentElement ?? document.body;
  fireEvent.pointerDown(screen.getByText('December avbokas.'));
  fireEvent.click(beside);
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.pointerDown(beside);
  fireEvent.click(beside);
  expect(dismiss).toHaveBeenCalledOnce();
});

it('gives way to another that opens above it, and comes back after it', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  show(
    <Dialog title="Valutakalkylator" description="Räkna om." onDismiss={first}>
      <Button>Stäng</Button>
    </Dialog>,
  );
  const below = screen.getByRole('button', { name: 'Stäng' });
  const { unmount } = show(
    <Dialog title="Du loggas snart ut" description="Klockan 14:32." onDismiss={second}>
      <Button>Stanna kvar</Button>
    </Dialog>,
  );
  expect(isInert(below)).toBe(true);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Stanna kvar' }), { key: 'Escape' });
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  unmount();
  expect(document.activeElement).toBe(below);
  fireEvent.keyDown(below, { key: 'Escape' });
  expect(first).toHaveBeenCalledOnce();
});

it('puts no style element into the page, which the content policy would block', () => {
  const before = document.querySelectorAll('style').length;
  show(
    <Dialog title="Avboka?" description="December avbokas.">
      <Button>Avboka</Button>
    </Dialog>,
  );
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
