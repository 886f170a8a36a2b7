import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { supportTicket } from '../../machines/support/support-ticket.ts';
import { SupportView } from '../../src/screens/support/SupportView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const links = { faq: 'https://example.se/fragor', terms: 'https://example.se/villkor' };
type Stand = Parameters<typeof staticActor<typeof supportTicket>>[1];

function shown(stand: Omit<Stand, 'input'>, more: { ticket?: string } = {}) {
  const { actor, sent } = staticActor(supportTicket, { ...stand, input: { ports: inertPorts() } });
  show(<SupportView actor={actor} links={{ ...links, ...more }} />);
  return sent;
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('support', () => {
  it('leads to answers and to the terms, and takes a question', async () => {
    const sent = shown({ value: 'writing' });
    expect(hrefs()).toEqual([links.faq, links.terms, links.terms]);
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

  it('says why a question could not be sent', async () => {
    shown({ value: 'writing', context: { failure: { kind: 'unreachable' } } });
    expect(screen.getByRole('alert').textContent).toMatch(/Vi når inte servern/);
    await expectAccessible();
  });

  it('waits while it is sent, and thanks afterwards', async () => {
    shown({ value: 'sending' });
    expect(screen.getByRole('button', { name: 'Skicka frågan' }).getAttribute('aria-busy')).toBe('true');
  });

  it('thanks, and takes another question', async () => {
    const sent = shown({ value: 'sent' });
    expect(screen.getByRole('status').textContent).toMatch(/Tack, vi har din fråga/);
    fireEvent.click(screen.getByRole('button', { name: 'Fråga något mer' }));
    expect(sent).toEqual([{ type: 'ticket.restart' }]);
    await expectAccessible();
  });

  it('has a link in place of the form where one is configured', () => {
    shown({ value: 'writing' }, { ticket: 'https://help.example/ticket' });
    expect(hrefs()).toEqual([links.faq, links.terms, 'https://help.example/ticket']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
