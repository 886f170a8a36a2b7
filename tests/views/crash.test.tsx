import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CrashPage } from '../../src/app/layout/CrashView.tsx';
import { show } from '../ui/show.tsx';

afterEach(() => void vi.restoreAllMocks());

const goOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

it('does not start again without a network, which would leave the error page of the browser', () => {
  const restart = vi.fn();
  show(<CrashPage onRestart={restart} />);
  goOnline(false);
  expect(screen.getByText('Vi får ingen kontakt. Kontrollera att du är uppkopplad och försök igen.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Börja om' }));
  expect(restart).not.toHaveBeenCalled();
  goOnline(true);
  fireEvent.click(screen.getByRole('button', { name: 'Börja om' }));
  expect(restart).toHaveBeenCalledOnce();
});
