import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CallError } from '../../contract/backend.ts';
import sv from '../../locales/sv.json';
import { MODEL_START } from '../../machines/model.ts';
import type { Ports, Toast } from '../../machines/ports.ts';
import { tokenOf } from '../../machines/token.fixture.ts';
import { startPortal } from '../../src/app/portal.tsx';
import { browserWindow } from '../../src/ports/browser.ts';
import { config } from './with-portal.tsx';
import { inertPorts } from './inert-ports.ts';

const USED = 'This link to set password was already used or has expired.';
let stop: () => void = () => undefined;
afterEach(() => stop());

/** The whole portal, opened by a link that the backend refuses; `asked` are the calls that it makes. */
async function open(token: string | null) {
  const asked: string[] = [];
  const said: Toast[] = [];
  const stored = new Map([['consent', 'decline'], ...(token === null ? [] : [['token', token] as const])]);
  const quiet = inertPorts();
  const ports: Ports = {
    ...quiet,
    browser: { ...browserWindow(), reload: () => undefined, requestLock: quiet.browser.requestLock },
    clock: { ...quiet.clock, now: () => MODEL_START },
    device: { ...quiet.device, read: (key) => stored.get(key) ?? null, forget: (key) => void stored.delete(key) },
    loadMessages: () => Promise.resolve(sv),
    notify: (toast) => void said.push(toast),
    backend: (call) => {
      asked.push(call.name);
      if (call.name !== 'passwordResetLink') return new Promise(() => undefined);
      return Promise.reject(new CallError(call.name, { kind: 'rejected', status: 400, detail: USED }));
    },
  };
  history.replaceState(null, '', '/login/reset-password/made-up');
  window.scrollTo = () => undefined;
  document.body.innerHTML = '<div></div>';
  const element = document.body.firstElementChild;
  if (element === null) throw new Error('the page has no place for the portal');
  const clock = { ...ports.clock, follow: () => undefined };
  act(() => {
    ({ stop } = startPortal({ element, config, clock, offeredToken: null, wire: () => ports }));
  });
  await waitFor(() => expect(location.pathname).toBe('/login/bankid'), { timeout: 5000 });
  await screen.findByText(sv['session.reason.invalidLink']);
  return { asked, said, stored };
}

it.each([
  ['nobody', null],
  ['a cardholder', tokenOf()],
])('a dead link that %s follows is checked once and leads to the door, which says why', async (_, token) => {
  const { asked, said, stored } = await open(token);
  expect(await screen.findByRole('button', { name: /^Visa QR-kod/ })).toBeDefined();
  expect(asked.filter((name) => name === 'passwordResetLink')).toHaveLength(1);
  expect(said).toEqual([{ type: 'error', message: { id: 'password-reset.rejected.usedLink' } }]);
  expect(stored.get('token')).toBeUndefined();
});
