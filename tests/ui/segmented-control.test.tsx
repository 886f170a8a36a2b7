import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SegmentedControl } from '../../src/ui/SegmentedControl.tsx';
import { expectAccessible, show } from './show.tsx';

it('is a group of radio buttons and calls onChange', async () => {
  const choose = vi.fn();
  show(
    <SegmentedControl
      legend="Språk"
      options={[
        { value: 'sv', label: 'Svenska', lang: 'sv' },
        { value: 'en', label: 'English', lang: 'en' },
      ]}
      value="sv"
      onChange={choose}
    />,
  );
  expect(screen.getByRole('group', { name: 'Språk' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Svenska', checked: true })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('en');
  await expectAccessible();
});
