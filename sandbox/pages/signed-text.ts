import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

/** Text with the parts between ** and ** in bold. */
const inline = (text: string): Markup[] =>
  text.split('**').map((part, index) => (index % 2 === 1 ? html`<strong>${part}</strong>` : html`${part}`));

function block(text: string): Markup {
  const [, hashes, heading] = /^(#{1,3}) (.*)$/.exec(text) ?? [];
  if (hashes && heading !== undefined) return html`<h2 class="signed">${inline(heading)}</h2>`;
  const items = text.split('\n');
  if (items.every((line) => /^[*+-] /.test(line))) {
    return html`<ul>${items.map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`;
  }
  return html`<p>${items.map((line, index) => html`${index > 0 ? html`<br>` : ''}${inline(line)}`)}</p>`;
}

/** Renders the simple Markdown of a signing text: headings, lists, bold, paragraphs. */
export const signedText = (text: string): Markup[] =>
  text
    .replaceAll(/^(#{1,3} .*)$/gm, '\n\n$1\n\n')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => block(part.trim()));
