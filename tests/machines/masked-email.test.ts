import { expect, it } from 'vitest';
import { maskedEmail } from '../../machines/contact-details/masked-email.ts';

it.each([
  ['anna@example.com', { first: 'a', domain: 'example.com' }],
  ['anna.lindqvist@mail.example.se', { first: 'a', domain: 'mail.example.se' }],
  ['"a@b"@example.se', { first: '"', domain: 'example.se' }],
  ['åsa@example.se', { first: 'å', domain: 'example.se' }],
  ['😀x@example.se', { first: '😀', domain: 'example.se' }],
])('shows the first character and the domain of %s', (address, shown) => {
  expect(maskedEmail(address)).toEqual(shown);
});

it('shows only the domain if the first character is the whole name', () => {
  expect(maskedEmail('a@example.se')).toEqual({ first: '', domain: 'example.se' });
});

it.each(['', 'anna', '@example.se', 'anna@', '-'])('shows nothing of %j, which is no address', (text) => {
  expect(maskedEmail(text)).toBeNull();
});
