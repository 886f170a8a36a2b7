import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, createMachine, stopChild } from 'xstate';
import * as z from 'zod/mini';
import type { Backend } from '../../contract/backend.ts';
import { cancelBankId, collectBankId } from '../../contract/bankid.ts';
import { collectSigning, startSigning } from '../../contract/signature.ts';
import { loginBankid } from '../../machines/login-bankid/login-bankid.ts';
import type { Ports } from '../../machines/ports.ts';
import { bankidSigning } from '../../machines/signature/bankid-signing.ts';
import { inertPorts } from '../views/inert-ports.ts';

type BankId = ActorRefFrom<typeof loginBankid> | ActorRefFrom<typeof bankidSigning>;

const never = () => new Promise<never>(() => undefined);

/** Ports whose backend starts orders and gives `status` as the answer to every poll, and their recorded effects. */
function recordingPorts(status: 'pending' | 'complete' | 'failed') {
  const cancelled: unknown[] = [];
  const forget = vi.fn();
  const backend: Backend = async (call, request, { outlivesPage }) => {
    if (call.name === cancelBankId.name) {
      // A log-out reloads the page at the same time.
      expect(outlivesPage).toBe(true);
      cancelled.push(request);
      throw new Error('the order is over');
    }
    if (call.name === collectSigning.name) return z.parse(call.response, { status, hintCode: 'started' }) as never;
    return call.name === collectBankId.name ? never() : (z.parse(call.response, call.example.response) as never);
  };
  const inert = inertPorts();
  const ports: Ports = { ...inert, backend, device: { ...inert.device, forget } };
  return { ports, cancelled, forget };
}

/** Runs a BankID machine as the child of a parent, as the portal does, and starts an order. */
async function startOrder(kind: 'log-in' | 'signature', status: 'pending' | 'complete' | 'failed') {
  const effects = recordingPorts(status);
  const onEvent = () => undefined;
  const parent = createActor(
    createMachine({
      context: ({ spawn }): { child: BankId } => ({
        child:
          kind === 'log-in'
            ? spawn(loginBankid, { input: { ports: effects.ports, onEvent } })
            : spawn(bankidSigning, {
                input: { ports: effects.ports, onEvent, signing: { text: 'Text', kind: 'pin', referenceCode: 'C-1' } },
              }),
      }),
      on: { leave: { actions: stopChild(({ context }) => context.child) } },
    }),
  ).start();
  const { child } = parent.getSnapshot().context;
  child.send({ type: 'bankid.scan' });
  await vi.waitFor(() => expect(child.getSnapshot().value).not.toBe('starting'));
  return { ...effects, parent, child };
}

const { orderRef } = startSigning.example.response;

describe.each(['log-in', 'signature'] as const)('an open order of a %s', (kind) => {
  it('is cancelled once when the machine is stopped', async () => {
    const { parent, child, cancelled, forget } = await startOrder(kind, 'pending');
    expect(child.getSnapshot().matches('pending')).toBe(true);
    parent.send({ type: 'leave' });
    parent.stop();
    expect(cancelled).toEqual([{ orderRef }]);
    expect(forget).toHaveBeenLastCalledWith(kind === 'log-in' ? 'bankIdOrder' : 'signingOrder');
  });

  it('is cancelled when the root is stopped', async () => {
    const { parent, cancelled } = await startOrder(kind, 'pending');
    parent.stop();
    expect(cancelled).toEqual([{ orderRef }]);
  });

  it('is not cancelled a second time after the user has cancelled it', async () => {
    const { parent, child, cancelled } = await startOrder(kind, 'pending');
    child.send({ type: 'bankid.cancel' });
    expect(cancelled).toEqual([{ orderRef }]);
    parent.send({ type: 'leave' });
    expect(cancelled).toHaveLength(1);
  });
});

describe('an order that has ended', () => {
  it.each(['complete', 'failed'] as const)('is not cancelled when the machine is stopped (%s)', async (status) => {
    const { parent, child, cancelled } = await startOrder('signature', status);
    await vi.waitFor(() => expect(child.getSnapshot().value).toBe(status));
    parent.send({ type: 'leave' });
    parent.stop();
    expect(cancelled).toEqual([]);
  });
});
