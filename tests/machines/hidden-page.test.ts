import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import * as z from 'zod/mini';
import type { Backend } from '../../contract/backend.ts';
import { collectBankId, startBankId } from '../../contract/bankid.ts';
import { NO_FEE } from '../../contract/money.ts';
import { choosePin, viewPin } from '../../contract/pin.ts';
import { sensitiveInfo } from '../../machines/card/sensitive-info.ts';
import { loginBankid } from '../../machines/login-bankid/login-bankid.ts';
import { pinChoice } from '../../machines/physical-card/pin-choice.ts';
import type { VaultPorts } from '../../machines/ports.ts';
import { inertPorts } from '../views/inert-ports.ts';

const ANSWERS: Readonly<Record<string, unknown>> = {
  [viewPin.name]: viewPin.example.response,
  [choosePin.name]: choosePin.example.response,
  [startBankId.name]: startBankId.example.response,
  [collectBankId.name]: { status: 'pending', hintCode: 'started' },
};

/** Ports of a tab whose backend answers the calls above. `isHidden`: the tab was hidden meanwhile. */
function portsOf(isHidden: boolean): VaultPorts {
  const backend: Backend = async (call) =>
    call.name in ANSWERS ? (z.parse(call.response, ANSWERS[call.name]) as never) : new Promise<never>(() => undefined);
  const inert = inertPorts();
  const watchVisibility = (listener: (isVisible: boolean) => void) => {
    if (isHidden) listener(false);
    return () => undefined;
  };
  return {
    ...inert,
    backend,
    browser: { ...inert.browser, watchVisibility },
    frames: { ...inert.frames, isAllowed: () => true },
  };
}

it.each([
  [true, 'hidden', false],
  [false, { showing: 'loading' }, true],
])('if the tab was hidden (%s) while the PIN was requested, the state is %j', async (isHidden, state, isOpen) => {
  const actor = createActor(sensitiveInfo, { input: { ports: portsOf(isHidden), referenceCode: 'C-1' } }).start();
  actor.send({ type: 'secret.show', kind: 'pin', text: 'Visa PIN-koden' });
  actor.send({ type: 'signature.given', proof: { signingMethod: 'OTP', credential: '133742' } });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('opening')).toBe(false));
  expect(actor.getSnapshot().value).toEqual(state);
  expect(actor.getSnapshot().context.page !== null).toBe(isOpen);
  actor.stop();
});

it.each([
  [true, 'checkingOutcome', false],
  [false, { framing: 'loading' }, true],
])('if the tab was hidden (%s) while the PIN page was requested, the state is %j', async (isHidden, state, isOpen) => {
  const input = { ports: portsOf(isHidden), referenceCode: 'C-1', fee: NO_FEE, onEvent: () => undefined };
  const actor = createActor(pinChoice, { input }).start();
  actor.send({ type: 'pin.choose', text: 'Beställ kortet' });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('opening')).toBe(false));
  expect(actor.getSnapshot().value).toEqual(state);
  expect(actor.getSnapshot().context.page !== null).toBe(isOpen);
  actor.stop();
});

it.each([
  [true, 'hidden'],
  [false, 'waiting'],
])('if the tab was hidden (%s) while BankID was polled, the next state of the poll is %s', async (isHidden, poll) => {
  const actor = createActor(loginBankid, { input: { ports: portsOf(isHidden), onEvent: () => undefined } }).start();
  actor.send({ type: 'bankid.open' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toMatchObject({ pending: { poll } }));
  actor.stop();
});
