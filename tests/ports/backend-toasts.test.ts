import { expect, it, vi } from 'vitest';
import { acceptTerms } from '../../contract/access-gate.ts';
import { balance } from '../../contract/account.ts';
import { type Backend, CallError } from '../../contract/backend.ts';
import { changePassword } from '../../contract/change-password.ts';
import { resetPassword } from '../../contract/password-reset.ts';
import { withToasts } from '../../src/ports/backend-toasts.ts';

const { signal } = new AbortController();
const request = { token: 't', newPassword: 'Middag-27', ipAddress: '' };
const unreachable = new CallError('resetPassword', { kind: 'unreachable' });

function withResult(result: Promise<unknown>) {
  const notify = vi.fn();
  const started = vi.fn();
  const checked = vi.fn();
  const backend = withToasts((() => result) as unknown as Backend, { started, checked, notify });
  return { backend, started, checked, notify };
}

it('a change that succeeds raises its toast and returns the response', async () => {
  const { backend, notify } = withResult(Promise.resolve('response'));
  expect(await backend(resetPassword, request, { signal })).toBe('response');
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify).toHaveBeenCalledWith({ type: 'success', message: { id: 'password-reset.done' } });
});

it('a change that fails raises its toast, and the caller gets the error', async () => {
  const { backend, notify } = withResult(Promise.reject(unreachable));
  await expect(backend(resetPassword, request, { signal })).rejects.toBe(unreachable);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify).toHaveBeenCalledWith({
    type: 'alert',
    failedChange: 'resetPassword',
    message: { id: 'password-reset.outcomeUnknown' },
    isOnPage: true,
  });
});

it('the toast of a change depends on its response', async () => {
  const toastsOf = async (isChanged: boolean) => {
    const { backend, notify } = withResult(Promise.resolve({ success: isChanged }));
    await backend(changePassword, { currentPassword: 'Lunch-2026', newPassword: 'Middag-27' }, { signal });
    await new Promise((resolve) => setTimeout(resolve, 50));
    return notify.mock.calls;
  };
  expect(await toastsOf(true)).toEqual([[{ type: 'success', message: { id: 'change-password.done' } }]]);
  expect(await toastsOf(false)).toEqual([]);
});

it('the start of a change is reported before its response, that of a read is not', async () => {
  const { backend, started } = withResult(Promise.resolve('response'));
  const response = backend(resetPassword, request, { signal });
  expect(started.mock.calls).toEqual([['resetPassword']]);
  await response;
  await backend(balance, { id: 1 }, { signal });
  expect(started).toHaveBeenCalledOnce();
});

it('a change without a toast raises nothing', async () => {
  const { backend, notify } = withResult(Promise.resolve(undefined));
  await backend(acceptTerms, { id: 1 }, { signal });
  await vi.dynamicImportSettled();
  expect(notify).not.toHaveBeenCalled();
});

it('a change raises nothing if the code of the toasts cannot be loaded', async () => {
  vi.doMock('../../machines/toasts/change-toasts.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  const { backend, notify } = withResult(Promise.resolve('response'));
  expect(await backend(resetPassword, request, { signal })).toBe('response');
  await vi.dynamicImportSettled();
  expect(notify).not.toHaveBeenCalled();
  vi.doUnmock('../../machines/toasts/change-toasts.ts');
});

it('one of several changes that share a toast raises nothing', async () => {
  const { backend, notify } = withResult(Promise.reject(unreachable));
  await expect(backend(resetPassword, request, { signal, raisesToast: false })).rejects.toBe(unreachable);
  await vi.dynamicImportSettled();
  expect(notify).not.toHaveBeenCalled();
});

it('a cancelled change raises nothing', async () => {
  const cancelled = new DOMException('stopped', 'AbortError');
  const { backend, notify } = withResult(Promise.reject(cancelled));
  await expect(backend(resetPassword, request, { signal })).rejects.toBe(cancelled);
  await vi.dynamicImportSettled();
  expect(notify).not.toHaveBeenCalled();
});

it('a read raises nothing', async () => {
  const { backend, notify } = withResult(Promise.reject(unreachable));
  await expect(backend(balance, { id: 1 }, { signal })).rejects.toBe(unreachable);
  await vi.dynamicImportSettled();
  expect(notify).not.toHaveBeenCalled();
});

it('the read that follows a lost change ends its check, another read ends none', async () => {
  const { backend, checked, notify } = withResult(
    Promise.reject(new CallError('acceptTerms', { kind: 'unreachable' })),
  );
  await backend(balance, { id: 1 }, { signal }).catch(() => undefined);
  await backend(acceptTerms, { id: 1 }, { signal }).catch(() => undefined);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(checked).not.toHaveBeenCalled();
  await backend(balance, { id: 1 }, { signal }).catch(() => undefined);
  await backend(balance, { id: 1 }, { signal }).catch(() => undefined);
  expect(checked).toHaveBeenCalledOnce();
});
