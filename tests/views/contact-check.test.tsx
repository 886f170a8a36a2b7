import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { contactRestoring } from '../../machines/contact-details/contact-restoring.ts';
import { ContactSaveErrorHost } from '../../src/app/layout/ContactSaveErrorHost.tsx';
import ContactSaveError from '../../src/screens/contact-details/ContactSaveError.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { showHome } from './home-fixture.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const contacts = { email: 'anna@example.se', phone: '0701234567' };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('ContactDialog', () => {
  it('has three answers; closing it postpones the check', async () => {
    const sent = showHome({ contactCheck: { value: 'asking', context: { contacts } } });
    const dialog = await screen.findByRole('dialog', { name: 'Stämmer dina kontaktuppgifter?' });
    expect(dialog.textContent).toContain('E-postanna@example.seTelefon070-123 45 67');
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

  it('ignores a press on its first answer right after the details have changed', async () => {
    const sent = showHome({ contactCheck: { value: { asking: 'settled' }, context: { contacts } } });
    await screen.findByRole('dialog');
    press('Ja, de stämmer');
    press('Senare');
    expect(sent).toEqual([{ type: 'contacts.later' }]);
  });

  it('hides a missing detail', async () => {
    showHome({ contactCheck: { value: 'asking', context: { contacts: { ...contacts, phone: '' } } } });
    expect((await screen.findByRole('dialog')).textContent).not.toContain('Telefon');
  });

  it.each(['confirmed', 'closed'])('is hidden when the check is %s', (value) => {
    showHome({ contactCheck: { value, context: { contacts } } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('ContactSaveError', () => {
  const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
  const failure = { kind: 'unreachable' } as const;

  const restoringIn = (value: StateValue, context: { failure: typeof failure | null }) =>
    staticActor(contactRestoring, {
      value,
      context,
      input: { ports: inertPorts(), cardholder, onEvent: () => undefined },
    });

  it.each([
    [{ saveFailed: 'ready' }, null],
    [{ compareFailed: 'ready' }, null],
    ['comparing', 'true'],
    ['postingContacts', 'true'],
    ['loadingCurrent', 'true'],
  ])('shows the failure on any page in state %s, with a retry button', async (value, busy) => {
    const { actor, sent } = restoringIn(value, { failure });
    show(<ContactSaveErrorHost gate={accessGateIn('open', { contactRestoring: actor }).actor} />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/inte sparade än.*Vi får ingen kontakt/);
    expect(screen.getByRole('button', { name: 'Försök igen' }).getAttribute('aria-busy')).toBe(busy);
    press('Försök igen');
    expect(sent).toEqual(busy ? [] : [{ type: 'contacts.retry' }]);
    await expectAccessible();
  });

  it.each(['comparing', 'postingPlaceholders', 'loadingCurrent', 'postingContacts'])(
    'is hidden in state %s without a failure',
    (value) => {
      show(<ContactSaveError actor={restoringIn(value, { failure: null }).actor} />);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
