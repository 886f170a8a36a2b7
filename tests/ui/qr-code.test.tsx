import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from '../../src/ui/QrCode.tsx';
import { expectAccessible, show } from './show.tsx';

const LABEL = 'QR-kod';
const path = (picture: Element) => picture.querySelector('path')?.getAttribute('d') ?? '';

it('draws the code with a margin of four modules', async () => {
  show(<QrCode code="bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e" label={LABEL} />);
  const picture = await screen.findByRole('img', { name: LABEL });
  const starts = [...path(picture).matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts.flat())).toBe(4);
  const [, , side] = (picture.getAttribute('viewBox') ?? '').split(' ');
  expect(Math.max(...starts.flat())).toBe(Number(side) - 5);
  await expectAccessible();
});

it('draws different codes for different texts', async () => {
  const { rerender } = show(<QrCode code="bankid.1" label={LABEL} />);
  const first = path(await screen.findByRole('img', { name: LABEL }));
  rerender(<QrCode code="bankid.2" label={LABEL} />);
  expect(path(await screen.findByRole('img', { name: LABEL }))).not.toBe(first);
});

it('shows an image of a code unchanged', async () => {
  const code = 'data:image/png;base64,iVBORw0KGgo=';
  show(<QrCode code={code} label={LABEL} />);
  expect(screen.getByRole('img', { name: LABEL }).getAttribute('src')).toBe(code);
  await expectAccessible();
});

it('shows no image while the code is loading', async () => {
  show(<QrCode code={null} label={LABEL} />);
  expect(screen.queryByRole('img')).toBeNull();
  await expectAccessible();
});
