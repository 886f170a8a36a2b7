import { fireEvent, screen } from '@testing-library/react';
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

it('the question about contact details shows the reason if its code cannot be fetched', async () => {
  showHome({ contactCheck: { value: 'asking' } });
  fireEvent.click(await retry());
  await retry();
  expect(screen.getByRole('alert').textContent).toMatch(/^Stämmer dina kontaktuppgifter\?Vi når inte servern/);
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
  fireEvent.click(await retry());
  expect(failed.sent).toEqual([{ type: 'contacts.retry' }]);
  await retry();
  expect(screen.getByRole('alert').textContent).toMatch(/^Dina kontaktuppgifter är inte sparade än/);
  await expectAccessible();
});
