import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DialogUnavailable } from '../../src/screens/DialogUnavailable.tsx';
import { lazyPart } from '../../src/screens/lazy-part.tsx';
import { show } from '../ui/show.tsx';

const FAILED = 'Det gick inte att hämta den här delen. Kontrollera att du är uppkopplad och försök igen.';

interface Props {
  readonly name: string;
}

const Shown = ({ name }: Props) => <p>{`Hej ${name}`}</p>;

/** Code that cannot be fetched before `restore`. */
function brokenCode() {
  let isBroken = true;
  const load = vi.fn(
    (): Promise<{ default: ComponentType<Props> }> =>
      isBroken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: Shown }),
  );
  return {
    load,
    restore: () => {
      isBroken = false;
    },
  };
}

const around = (part: React.ReactNode) => (
  <>
    <p>Resten</p>
    <Suspense fallback={null}>{part}</Suspense>
  </>
);

describe('a part whose code cannot be fetched', () => {
  it('is replaced by the reason, and fetched again on request', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { load, restore } = brokenCode();
    const Part = lazyPart(load);
    show(around(<Part name="Anna" />));
    expect(await screen.findByText(FAILED)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(screen.getByText('Resten')).toBeDefined();
    const again = await screen.findByRole('button', { name: 'Försök igen' });
    restore();
    fireEvent.click(again);
    expect(await screen.findByText('Hej Anna')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is fetched again when the browser is online again, once for all places', async () => {
    const { load, restore } = brokenCode();
    const Part = lazyPart(load);
    show(around(['Anna', 'Nils'].map((name) => <Part key={name} name={name} />)));
    expect(await screen.findAllByText(FAILED)).toHaveLength(2);
    restore();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Hej Anna')).toBeDefined();
    expect(screen.getByText('Hej Nils')).toBeDefined();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('a dialog whose code cannot be fetched can be left', async () => {
  const { load, restore } = brokenCode();
  const cancel = vi.fn();
  const Part = lazyPart(load, ({ onRetry }) => <DialogUnavailable onRetry={onRetry} onCancel={cancel} />);
  show(around(<Part name="Anna" />));
  expect(await screen.findByRole('dialog', { name: 'Det gick inte att öppna rutan' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(cancel).toHaveBeenCalledOnce();
  restore();
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Hej Anna')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
