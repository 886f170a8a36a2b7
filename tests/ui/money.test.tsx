import { expect, it } from 'vitest';
import { Money } from '../../src/ui/Money.tsx';
import { expectAccessible, show } from './show.tsx';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it.each([
  ['sv-SE', { amount: 1284.5 }, '1 284,50 kr'],
  ['sv-SE', { amount: -135 }, '\u2212135,00 kr'],
  ['sv-SE', { amount: 1680, signed: true }, '+1 680,00 kr'],
  ['sv-SE', { amount: -0 }, '0,00 kr'],
  ['sv-SE', { amount: 1680, whole: true }, '1 680 kr'],
  ['en-SE', { amount: -1234567.5 }, '\u22121 234 567,50 kr'],
  ['en-SE', { amount: 0, signed: true }, '0,00 kr'],
])('in %s formats %o as %s', async (locale, amount, text) => {
  const { container } = show(<Money {...amount} />, locale);
  expect(plain(container.textContent)).toBe(text);
  await expectAccessible();
});

it('keeps the digits together when its currency may wrap', () => {
  const { container } = show(<Money amount={1284.5} wraps />);
  expect(container.textContent).toBe('1\u00a0284,50 kr');
  expect(container.querySelector('.whitespace-nowrap')).toBeNull();
});
