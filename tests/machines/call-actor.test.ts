import { expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { balance } from '../../contract/account.ts';
import { type Backend, CallError } from '../../contract/backend.ts';
import { callActor, callInput, errorParams, toFailure, toMessage, waitUntil } from '../../machines/call-actor.ts';
import { failureMessage } from '../../machines/message.ts';
import { inertPorts } from '../views/inert-ports.ts';

it('an actor of a call makes it once, with the options of its input', async () => {
  const backend = vi.fn(async () => ({ amount: 12 }) as never);
  const logic = callActor(balance);
  expect(logic.call).toBe(balance);
  const input = {
    ...callInput({ ports: { ...inertPorts(), backend } }, { id: 7 }),
    raisesToast: false,
    idempotencyKey: '1',
  };
  expect(await toPromise(createActor(logic, { input }).start())).toEqual({ amount: 12 });
  const options = { signal: expect.any(AbortSignal), raisesToast: false, idempotencyKey: '1' };
  expect(backend).toHaveBeenCalledExactlyOnceWith(balance, { id: 7 }, options);
});

it('a call is cancelled when its actor is stopped', () => {
  const onAbort = vi.fn();
  const backend: Backend = (_, __, { signal }) => {
    signal.addEventListener('abort', onAbort);
    return new Promise(() => undefined);
  };
  const actor = createActor(callActor(balance), { input: { backend, request: { id: 7 } } }).start();
  expect(onAbort).not.toHaveBeenCalled();
  actor.stop();
  expect(onAbort).toHaveBeenCalledOnce();
});

it('the failure and the message of an error are those of the call', () => {
  const failure = { kind: 'rejected', status: 409, detail: 'Not today' } as const;
  const params = errorParams({ event: { error: new CallError('balance', failure) } });
  expect(toFailure(null, params)).toEqual({ failure });
  expect(toMessage(failureMessage)(null, params)).toEqual({ message: { text: 'Not today' } });
  expect(toFailure(null, { error: new Error('bug') })).toEqual({ failure: { kind: 'invalidResponse' } });
});

it('a wait ends at its moment, and is aborted when it is stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const until = vi.fn((_: number, __: { readonly signal: AbortSignal }) => promise);
  const wait = () => createActor(waitUntil, { input: { clock: { now: () => 0, until }, moment: 5 } }).start();
  expect(waitUntil.waits).toBe(true);
  wait().stop();
  expect(until.mock.lastCall?.[0]).toBe(5);
  expect(until.mock.lastCall?.[1].signal.aborted).toBe(true);
  const done = toPromise(wait());
  resolve();
  await expect(done).resolves.toBeUndefined();
});
