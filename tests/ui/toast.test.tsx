import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Toast, type ToastTone } from '../../src/ui/Toast.tsx';
import { ToastStack } from '../../src/ui/ToastStack.tsx';
import { expectAccessible, show } from './show.tsx';

function showToast(tone: ToastTone, isAnnounced = true) {
  const callbacks = { onClose: vi.fn(), onHold: vi.fn(), onRelease: vi.fn() };
  show(
    <ToastStack label="Meddelanden (F8)" hotkey="F8">
      <Toast tone={tone} announcedAs={isAnnounced ? 'Meddelande:' : undefined} closeLabel="Stäng" {...callbacks}>
        Koden är fel.
      </Toast>
    </ToastStack>,
  );
  return callbacks;
}

const TEXT = 'Koden är fel.';

/** The live regions that are announced when they change. */
const liveRegions = () => [...document.querySelectorAll('[aria-live="polite"], [aria-live="assertive"]')];

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

describe('the announcement', () => {
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  afterEach(() => void vi.useRealTimers());

  it.each([
    ['error', 'assertive'],
    ['alert', 'assertive'],
    ['info', 'polite'],
    ['success', 'polite'],
  ] as const)('of tone %s is %s, in a region that is empty at first and is removed after it', (tone, politeness) => {
    vi.useFakeTimers();
    showToast(tone);
    const [region, ...others] = liveRegions();
    expect(others).toEqual([]);
    expect(region?.textContent).toBe('');
    expect(region?.getAttribute('aria-live')).toBe(politeness);
    advance(100);
    expect(region?.textContent).toBe('Meddelande: Koden är fel.');
    advance(1000);
    expect(liveRegions()).toEqual([]);
  });

  it('is left out if the page announces the same text', async () => {
    vi.useFakeTimers();
    showToast('error', false);
    for (const time of [0, 100, 1000]) {
      advance(time);
      expect(liveRegions()).toEqual([]);
      expect(screen.queryAllByRole('alert')).toEqual([]);
      expect(screen.queryAllByRole('status')).toEqual([]);
    }
    expect(screen.getAllByText(TEXT)).toHaveLength(1);
    vi.useRealTimers();
    await expectAccessible();
  });
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

describe('by keyboard', () => {
  const noop = () => undefined;

  /** A page with toasts, which closes them like the portal: the region is removed with the last one. */
  function Page({ hasOrigin = true }: { readonly hasOrigin?: boolean }) {
    const [ids, setIds] = useState([1, 2]);
    return (
      <>
        <main>
          <h1>Sidan</h1>
          {hasOrigin && <button type="button">Spara</button>}
        </main>
        {ids.length > 0 && (
          <ToastStack label="Meddelanden (F8)" hotkey="F8">
            {ids.map((id) => (
              <Toast
                key={id}
                tone="info"
                closeLabel={`Stäng ${id}`}
                onClose={() => setIds((open) => open.filter((other) => other !== id))}
                onHold={noop}
                onRelease={noop}
              >
                {TEXT}
              </Toast>
            ))}
          </ToastStack>
        )}
      </>
    );
  }

  const button = (name: string) => screen.getByRole('button', { name });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key });

  /** Closes the newest toast with its button, and the other with Escape. */
  async function closeAll(): Promise<void> {
    press('F8');
    press('Tab');
    press('Tab');
    expect(document.activeElement).toBe(button('Stäng 2'));
    fireEvent.click(button('Stäng 2'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
    press('Tab');
    expect(document.activeElement).toBe(screen.getByRole('listitem'));
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  }

  it('the focus returns to the element from which it came, when the last toast is closed', async () => {
    show(<Page />);
    button('Spara').focus();
    await closeAll();
    expect(document.activeElement).toBe(button('Spara'));
  });

  it('the focus moves to the page heading if that element is gone', async () => {
    const { rerender } = show(<Page />);
    button('Spara').focus();
    press('F8');
    rerender(<Page hasOrigin={false} />);
    await closeAll();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('the focus moves to the page heading if no element had it', async () => {
    show(<Page />);
    await closeAll();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('the focus stays outside if the toasts are closed from there', async () => {
    show(<Page />);
    press('F8');
    button('Spara').focus();
    fireEvent.click(button('Stäng 2'));
    fireEvent.click(button('Stäng 1'));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(document.activeElement).toBe(button('Spara'));
  });
});
