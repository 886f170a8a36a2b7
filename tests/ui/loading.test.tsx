import { fireEvent, screen } from '@testing-library/react';
import { Smartphone } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { LoadError } from '../../src/screens/LoadError.tsx';
import { RetryAlert } from '../../src/screens/RetryAlert.tsx';
import { PendingIcon } from '../../src/ui/PendingIcon.tsx';
import { Skeleton, SkeletonBlock } from '../../src/ui/Skeleton.tsx';
import { Spinner } from '../../src/ui/Spinner.tsx';
import { expectAccessible, show } from './show.tsx';

it('a spinner has a status text', async () => {
  show(<Spinner label="Hämtar sidan" />);
  expect(screen.getByRole('status').textContent).toBe('Hämtar sidan');
  await expectAccessible();
});

it('a skeleton is one text to screen readers', async () => {
  show(
    <Skeleton label="Hämtar saldot">
      <SkeletonBlock className="h-4 w-40" />
      <SkeletonBlock className="h-4 w-20" />
    </Skeleton>,
  );
  expect(screen.getByRole('status').textContent).toBe('Hämtar saldot');
  await expectAccessible();
});

it('a pending icon is hidden from screen readers', async () => {
  const { container } = show(<PendingIcon icon={Smartphone} />);
  expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  await expectAccessible();
});

it('a load error shows the failure unless it has a text of its own', () => {
  show(<LoadError failure={{ kind: 'timeout' }} onRetry={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toMatch(/dröjde/);
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeDefined();
});

it('a load error is an alert with a retry button', async () => {
  const retry = vi.fn();
  show(
    <LoadError retryLabel="Kontrollera igen" onRetry={retry}>
      Vi får ingen kontakt.
    </LoadError>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Vi får ingen kontakt.');
  fireEvent.click(screen.getByRole('button', { name: 'Kontrollera igen' }));
  expect(retry).toHaveBeenCalledOnce();
  await expectAccessible();
});

it.each([
  ['a read is repeated', false, 1],
  ['what is no read waits for a press', true, 0],
])('when the browser is online again, %s', (_, waitsForPress, times) => {
  const retry = vi.fn();
  show(<LoadError waitsForPress={waitsForPress} failure={{ kind: 'unreachable' }} onRetry={retry} />);
  show(<RetryAlert waitsForPress={waitsForPress} title={{ id: 'home.card.failed' }} failure={null} onRetry={retry} />);
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2 * times);
});
