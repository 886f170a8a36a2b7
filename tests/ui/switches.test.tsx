import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Switch } from '../../src/ui/Switch.tsx';
import { ToggleChip } from '../../src/ui/ToggleChip.tsx';
import { expectAccessible, show } from './show.tsx';

it('a switch has a name, a description and a state', async () => {
  const change = vi.fn();
  show(<Switch label="Erbjudanden" description="Från oss." checked={false} onChange={change} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Erbjudanden', description: 'Från oss.', checked: false }));
  expect(change.mock.calls).toEqual([[true]]);
  await expectAccessible();
});

it('a chip is a checkbox', async () => {
  const change = vi.fn();
  show(<ToggleChip label="Erbjudanden: Sms" text="Sms" checked onChange={change} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Erbjudanden: Sms', checked: true }));
  expect(change.mock.calls).toEqual([[false]]);
  await expectAccessible();
});
