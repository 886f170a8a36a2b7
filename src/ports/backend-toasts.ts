import { type Backend, CallError } from '../../contract/backend.ts';
import type { Call } from '../../contract/call.ts';
import type { Ports } from '../../machines/ports.ts';
import type { ChangeResult } from '../../machines/toasts/change-toasts.ts';
import { isCheckingToast } from '../../machines/toasts/checking-toast.ts';

interface Listeners {
  /** A change has started; `call` is the name of the call. */
  readonly started: (call: string) => void;
  /** What a lost change has done was read, or could not be read. */
  readonly checked: () => void;
  readonly notify: Ports['notify'];
}

/**
 * Adds the toasts of changes to a backend (decision 30, §8): the one place that all changing calls pass. A cancelled call
 * raises none.
 */
export function withToasts(backend: Backend, { started, checked, notify }: Listeners): Backend {
  /** Whether a toast says that a flow reads what a lost change has done. It goes with the next read that starts. */
  let isChecking = false;
  const raise = (call: Call, result: ChangeResult) =>
    // Loaded with the first use, or with the signed-in part; without the rules the page shows its own message.
    import('../../machines/toasts/change-toasts.ts').then(
      ({ changeToast }) => {
        const toast = changeToast(call, result);
        if (!toast) return;
        isChecking ||= isCheckingToast(toast);
        notify(toast);
      },
      () => undefined,
    );
  const endCheck = () => {
    if (isChecking) checked();
    isChecking = false;
  };
  return (call, request, options) => {
    if (call.effect === 'change') started(call.name);
    const response = backend(call, request, options);
    if (call.effect === 'read') response.then(endCheck, endCheck);
    else if (options.raisesToast !== false)
      response.then(
        (answer) => void raise(call, { kind: 'done', answer }),
        (error) => {
          if (error instanceof CallError) void raise(call, { kind: 'failed', failure: error.failure });
        },
      );
    return response;
  };
}
