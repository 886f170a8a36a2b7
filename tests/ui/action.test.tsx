import { fireEvent, screen } from '@testing-library/react';
import { QrCode } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { ActionButton } from '../../src/ui/Action.tsx';
import { expectAccessible, show } from './show.tsx';

it('an action button has title and description in its name', async () => {
  const press = vi.fn();
  show(<ActionButton icon={QrCode} title="Visa QR-kod" description="Du skannar den." primary onPress={press} />);
  fireEvent.click(screen.getByRole('button', { name: /Visa QR-kod.*Du skannar den\./ }));
  expect(press).toHaveBeenCalledOnce();
  await expectAccessible();
});
