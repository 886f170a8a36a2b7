import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { ExternalLink } from '../../src/screens/ExternalLink.tsx';
import { expectAccessible, show } from '../ui/show.tsx';

it.each([
  ['sv-SE', undefined, /^Villkor ?\(öppnas i en ny flik\)$/],
  ['en-SE', en, /^Villkor ?\(opens in a new tab\)$/],
])('a link to another site opens in a new tab, says so and sends no referrer (%s)', async (locale, messages, name) => {
  show(<ExternalLink href="https://example.se/villkor">Villkor</ExternalLink>, locale, messages);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  await expectAccessible();
});

it('a link to an e-mail address opens no tab', () => {
  show(<ExternalLink href="mailto:support@example.se">Skriv till oss</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Skriv till oss' });
  expect(link.getAttribute('href')).toBe('mailto:support@example.se');
  expect(link.getAttribute('target')).toBeNull();
});
