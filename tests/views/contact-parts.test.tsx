import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { contactRestoring } from '../../machines/contact-details/contact-restoring.ts';
import { ContactSaveErrorHost } from '../../src/app/layout/ContactSaveErrorHost.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { showHome } from './home-fixture.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const unreachable = vi.hoisted(() => () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('../../src/screens/home/ContactDialog.tsx', unreachable);
vi.mock('../../src/screens/contact-details/ContactSaveError.tsx', unreachable);
beforeEach(() => vi.stubGlobal('fetch', unreachable));

const retry = () => screen.findByRole('button', { name: 'Försök igen' });

/** Presses the button, and waits until it is gone and the code has failed again. Returns the new message. */
async function retryAgain(): Promise<HTMLElement> {
  const pressed = await retry();
  fireEvent.click(pressed);
  await waitFor(() => expect(pressed.isConnected).toBe(false));
  return screen.findByRole('alert');
}

it('the question about contact details shows the reason if its code cannot be fetched', async () => {
  showHome({ contactCheck: { value: 'asking' } });
  const message = await retryAgain();
  expect(message.textContent).toMatch(/^Stämmer dina kontaktuppgifter\?Vi får ingen kontakt/);
  await expectAccessible();
});

it('if the code of the error about a failed save cannot be fetched, a text says that nothing is saved', async () => {
  const cardholder = cardholderInfo.response.parse(cardholderInfo.example.response);
  const input = { ports: inertPorts(), cardholder, onEvent: () => undefined };
  const restoring = (value: 'postingContacts' | { saveFailed: 'ready' }, failure: { kind: 'unreachable' } | null) =>
    staticActor(contactRestoring, { value, input, context: { failure } });
  const saving = restoring('postingContacts', null);
  const failed = restoring({ saveFailed: 'ready' }, { kind: 'unreachable' });
  show(
    [saving, failed].map(({ actor }) => (
      <ContactSaveErrorHost key={actor.sessionId} gate={accessGateIn('open', { contactRestoring: actor }).actor} />
    )),
  );
  const message = await retryAgain();
  expect(failed.sent).toEqual([{ type: 'contacts.retry' }]);
  expect(message.textContent).toMatch(/^Dina kontaktuppgifter är inte sparade än/);
  await expectAccessible();
});
