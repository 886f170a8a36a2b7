import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CallError } from '../../contract/backend.ts';
import sv from '../../locales/sv.json';
import { MODEL_START } from '../../machines/model-start.ts';
import type { Ports, Toast } from '../../machines/ports.ts';
import { tokenOf } from '../../machines/token.fixture.ts';
import { startPortal } from '../../src/app/portal.tsx';
import { screensPort } from '../../src/app/screens-port.ts';
import { browserWindow } from '../../src/ports/browser.ts';
import { inertPorts } from './inert-ports.ts';
import { config } from './with-portal.tsx';

const USED = 'This link to set password was already used or has expired.';
let stop: () => void = () => undefined;
afterEach(() => stop());

/** Starts the whole portal at a password reset link that the backend rejects. Returns calls, toasts and storage. */
async function open(token: string | null) {
  const calls: string[] = [];
  const toasts: Toast[] = [];
  const stored = new Map([['consent', 'decline'], ...(token === null ? [] : [['token', token] as const])]);
  const inert = inertPorts();
  const ports: Ports = {
    ...inert,
    browser: { ...browserWindow(), reload: () => undefined, requestLock: inert.browser.requestLock },
    clock: { ...inert.clock, now: () => MODEL_START },
    device: { ...inert.device, read: (key) => stored.get(key) ?? null, forget: (key) => void stored.delete(key) },
    loadMessages: () => Promise.resolve(sv),
    notify: (toast) => void toasts.push(toast),
    backend: (call) => {
      calls.push(call.name);
      if (call.name !== 'passwordResetLink') return new Promise(() => undefined);
      return Promise.reject(new CallError(call.name, { kind: 'rejected', status: 400, detail: USED }));
    },
  };
  history.replaceState(null, '', '/login/reset-password/made-up');
  window.scrollTo = () => undefined;
  document.body.innerHTML = '<div></div>';
  const element = document.body.firstElementChild;
  if (element === null) throw new Error('the page has no root element');
  const clock = { ...ports.clock, follow: () => undefined };
  act(() => {
    ({ stop } = startPortal({
      element,
      config,
      clock,
      offeredToken: null,
      wire: ({ portal }) => ({ ...ports, screens: screensPort(portal, config) }),
    }));
  });
  await waitFor(() => expect(location.pathname).toBe('/login/bankid'), { timeout: 5000 });
  await screen.findByText(sv['session.reason.invalidLink']);
  return { calls, toasts, stored };
}

it.each([
  ['signed out', null],
  ['signed in', tokenOf()],
])('%s, a rejected link is checked once and opens the log-in with the reason', async (_, token) => {
  const { calls, toasts, stored } = await open(token);
  expect(await screen.findByRole('button', { name: /^Visa QR-kod/ })).toBeDefined();
  expect(calls.filter((name) => name === 'passwordResetLink')).toHaveLength(1);
  expect(toasts).toEqual([
    { type: 'error', message: { text: 'This link to set password was already used or has expired.' } },
  ]);
  expect(stored.get('token')).toBeUndefined();
});
