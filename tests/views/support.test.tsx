import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { supportTicket } from '../../machines/support/support-ticket.ts';
import { SupportView } from '../../src/screens/support/SupportView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const links = { faq: 'https://example.se/fragor', terms: 'https://example.se/villkor' };
const watchContacts = () => () => undefined;
type Contact = ComponentProps<typeof SupportView>['contact'];
type Options = Parameters<typeof staticActor<typeof supportTicket>>[1];

function showSupport(
  options: Omit<Options, 'input'>,
  extraLinks: { ticket?: string; privacy?: string } = {},
  contact: Contact = {},
) {
  const { actor, sent } = staticActor(supportTicket, { ...options, input: { ports: inertPorts(), watchContacts } });
  show(<SupportView actor={actor} links={{ ...links, ...extraLinks }} contact={contact} />);
  return sent;
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('SupportView', () => {
  it('links to the FAQ and the terms, and has a ticket form', async () => {
    const sent = showSupport({ value: 'editing' });
    expect(hrefs()).toEqual(['/lost-card', '/card', links.faq, links.terms, '/accessibility', links.terms]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Vad vill du fråga?' }), { target: { value: 'Hej' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Skicka frågan' }));
    expect(sent).toEqual([
      { type: 'field.changed', field: 'message', value: 'Hej' },
      { type: 'field.changed', field: 'agreed', value: true },
      { type: 'form.submitted' },
    ]);
    await expectAccessible();
  });

  it('shows why a ticket could not be sent', async () => {
    showSupport({ value: 'editing', context: { failure: { kind: 'unreachable' } } });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi får ingen kontakt/);
    await expectAccessible();
  });

  it('shows a busy button while the ticket is sent, and has the empty region of the confirmation', async () => {
    showSupport({ value: 'submitting' });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Skicka frågan' }).getAttribute('aria-busy')).toBe('true');
  });

  it('confirms a sent ticket and offers another', async () => {
    const sent = showSupport({ value: 'submitted', context: { reference: 'F-100042' } });
    expect(screen.getByRole('status').textContent).toContain('Ditt ärendenummer är F-100042.');
    expect(screen.getByRole('status').textContent).toMatch(/Tack! Vi har tagit emot din fråga/);
    fireEvent.click(screen.getByRole('button', { name: 'Ställ en fråga till' }));
    expect(sent).toEqual([{ type: 'ticket.restart' }]);
    await expectAccessible();
  });

  it('leads to the block of a lost card', () => {
    showSupport({ value: 'editing' });
    expect(screen.getByRole('link', { name: 'Tappat kortet?' }).getAttribute('href')).toBe('/lost-card');
    expect(screen.getByText('Spärra det direkt.')).toBeDefined();
  });

  it('shows how to block a card by phone, the hours and the privacy policy if they are configured', () => {
    const privacy = 'https://example.se/integritet';
    showSupport({ value: 'editing' }, { privacy }, { lostCardPhone: '010-123 45 67', hours: 'vardagar 8–18' });
    expect(screen.getByRole('link', { name: '010-123 45 67' }).getAttribute('href')).toBe('tel:0101234567');
    expect(screen.getByText(/^Spärra det direkt, eller ring/)).toBeDefined();
    expect(screen.getByText('vardagar 8–18')).toBeDefined();
    expect(screen.getByText(/^Logga in och spärra kortet tillfälligt, eller ring oss\./)).toBeDefined();
    expect(hrefs()).toContain(privacy);
  });

  it('has a link instead of the form if one is configured', () => {
    showSupport({ value: 'editing' }, { ticket: 'https://help.example/ticket' });
    expect(hrefs()).toEqual([
      '/lost-card',
      '/card',
      links.faq,
      links.terms,
      '/accessibility',
      'https://help.example/ticket',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
