import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../ui/show.tsx';
import { showHome } from './home-around.tsx';

const contacts = { email: 'anna@example.se', phone: '0701234567' };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('old contact details', () => {
  it('are asked about, with three answers', async () => {
    const sent = showHome({ contactCheck: { value: 'asking', context: { contacts } } });
    const dialog = await screen.findByRole('dialog', { name: 'Stämmer dina kontaktuppgifter?' });
    expect(dialog.textContent).toContain('E-postanna@example.seTelefon0701234567');
    press('Ja, de stämmer');
    press('Ändra dem');
    press('Senare');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(sent.map(({ type }) => type)).toEqual([
      'contacts.confirm',
      'contacts.update',
      'contacts.later',
      'contacts.later',
    ]);
    await expectAccessible();
  });

  it('show no detail that there is none of', async () => {
    showHome({ contactCheck: { value: 'asking', context: { contacts: { ...contacts, phone: '' } } } });
    expect((await screen.findByRole('dialog')).textContent).not.toContain('Telefon');
  });

  it('cannot be confirmed twice', async () => {
    showHome({ contactCheck: { value: 'clearing', context: { contacts } } });
    const button = await screen.findByRole('button', { name: 'Ja, de stämmer' });
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    ['unrestored', null],
    ['restoring', 'true'],
    ['unread', null],
    ['rereading', 'true'],
  ])('that are not back complain while %s, and can be sent at once', async (value, busy) => {
    const sent = showHome({ contactCheck: { value, context: { contacts, failure: { kind: 'unreachable' } } } });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/inte sparade än.*Vi når inte servern/);
    expect(screen.getByRole('button', { name: 'Försök igen' }).getAttribute('aria-busy')).toBe(busy);
    press('Försök igen');
    expect(sent).toEqual(busy ? [] : [{ type: 'contacts.retry' }]);
    await expectAccessible();
  });

  it.each(['restoring', 'telling', 'settled'])('are quiet while %s and nothing has failed', (value) => {
    showHome({ contactCheck: { value, context: { contacts } } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
