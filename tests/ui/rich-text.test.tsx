import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import RichText from '../../src/ui/RichText.tsx';
import { expectAccessible, show } from './show.tsx';

it('keeps headings, lists and safe links, which open in a new tab and say so', async () => {
  show(
    <RichText
      newTabNote="(ny flik)"
      html='<h2>Regler</h2><ul><li>Bara lunch</li></ul><a href="https://example.se/">Mer</a>'
    />,
  );
  expect(screen.getByRole('heading', { name: 'Regler' })).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toBe('Bara lunch');
  const link = screen.getByRole('link', { name: /^Mer ?\(ny flik\)$/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  await expectAccessible();
});

it('keeps the language of a text, so that a screen reader speaks it', () => {
  const { container } = show(<RichText newTabNote="(ny flik)" html='<p lang="en">Hello</p>' />);
  expect(container.querySelector('p')?.lang).toBe('en');
});

it.each([
  ['a script', '<p>Hej<script>alert(1)</script></p>'],
  ['a handler', '<p onclick="alert(1)">Hej</p>'],
  ['a picture', '<p>Hej<img src="https://spy.example/pixel.gif" onerror="alert(1)"></p>'],
  ['a style', '<p style="position:fixed" class="x" id="y">Hej</p>'],
  ['data and ARIA attributes', '<p data-x="1" aria-hidden="true">Hej</p>'],
  ['a form', '<form action="https://spy.example"><p>Hej</p><input name="a"></form>'],
])('removes %s', (_, html) => {
  const { container } = show(<RichText newTabNote="(ny flik)" html={html} />);
  expect(container.querySelector('div')?.innerHTML).toBe('<p>Hej</p>');
});

it.each(['javascript:alert(1)', 'http://example.se/', 'data:text/html,x'])('does not link to %s', (address) => {
  show(<RichText newTabNote="(ny flik)" html={`<p><a href="${address}">Mer</a></p>`} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('opens no tab for a link to an e-mail address', () => {
  show(<RichText newTabNote="(ny flik)" html='<a href="mailto:hr@example.se">Skriv</a>' />);
  expect(screen.getByRole('link', { name: 'Skriv' }).getAttribute('target')).toBeNull();
});

it('shows plain text with its line breaks, without interpreting markup', () => {
  const { container } = show(<RichText newTabNote="(ny flik)" html={'Max 200 kr < 2 luncher\nper dag & person'} />);
  expect(container.textContent).toBe('Max 200 kr < 2 luncher\nper dag & person');
});
