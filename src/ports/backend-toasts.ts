import { type Backend, CallError } from '../../contract/backend.ts';
import type { Call } from '../../contract/call.ts';
import type { Ports } from '../../machines/ports.ts';
import type { ChangeResult } from '../../machines/toasts/change-toasts.ts';

interface Listeners {
  /** A change has started; `call` is the name of the call. */
  readonly started: (call: string) => void;
  readonly notify: Ports['notify'];
}

/**
 * Adds the toasts of changes to a backend (decision 30, §8): the one place that all changing calls pass. A cancelled call
 * raises none.
 */
export const withToasts =
  (backend: Backend, { started, notify }: Listeners): Backend =>
  (call, request, options) => {
    if (call.effect === 'change') started(call.name);
    const response = backend(call, request, options);
    if (call.effect === 'change' && options.raisesToast !== false)
      response.then(
        (answer) => raise(call, { kind: 'done', answer }, notify),
        (error) => {
          if (error instanceof CallError) raise(call, { kind: 'failed', failure: error.failure }, notify);
        },
      );
    return response;
  };

/** The rules are loaded with the first use, or with the signed-in part; without them the page shows its own message. */
async function raise(call: Call, result: ChangeResult, notify: Ports['notify']) {
  const rules = await import('../../machines/toasts/change-toasts.ts').catch(() => null);
  const toast = rules?.changeToast(call, result);
  if (toast) notify(toast);
}
