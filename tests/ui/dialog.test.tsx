import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { focusOnMount } from '../../src/ui/focus.tsx';
import { expectAccessible, show } from './show.tsx';

it('gets the focus and cannot be closed with Escape without onDismiss', async () => {
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

it('returns the focus at once when it is unmounted', () => {
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
  expect(document.activeElement).toBe(button);
});

it('leaves the focus to a dialog that replaces it', async () => {
  show(<Button>Visa PIN-koden</Button>);
  screen.getByRole('button', { name: 'Visa PIN-koden' }).focus();
  const first = show(
    <Dialog title="Engångskod" description="Sex siffror.">
      <Button>Bekräfta</Button>
    </Dialog>,
  );
  first.unmount();
  show(
    <Dialog title="Fel kod" description="Försök igen." content={<input ref={focusOnMount} aria-label="Kod" />}>
      <Button>Skicka igen</Button>
    </Dialog>,
  );
  // Radix returns the focus in a task after a dialog is unmounted.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Kod' }));
});

it('calls onDismiss on Escape', async () => {
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

it('adds no style element to the page, which the content security policy would block', () => {
  const before = document.querySelectorAll('style').length;
  show(
    <Dialog title="Avboka?" description="December avbokas.">
      <Button>Avboka</Button>
    </Dialog>,
  );
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
