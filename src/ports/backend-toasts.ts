import { type Backend, CallError } from '../../contract/backend.ts';
import type { Call } from '../../contract/call.ts';
import { isLost } from '../../machines/lost-response.ts';
import type { Ports } from '../../machines/ports.ts';
import type { ChangeResult } from '../../machines/toasts/change-toasts.ts';

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
  /** Until the toast of the last lost change shows; null if no flow reads what such a change has done. */
  let check: Promise<unknown> | null = null;
  const raise = (call: Call, result: ChangeResult) =>
    // Loaded with the first use, or with the signed-in part; without the rules the page shows its own message.
    import('../../machines/toasts/change-toasts.ts').then(
      ({ changeToast }) => {
        const toast = changeToast(call, result);
        if (toast) notify(toast);
      },
      () => undefined,
    );
  /** The toast about a check goes with the first read that has started after the loss. */
  const endCheck = (started: typeof check) => () => {
    if (started === null || started !== check) return;
    check = null;
    void started.then(checked);
  };
  return (call, request, options) => {
    if (call.effect === 'change') started(call.name);
    const response = backend(call, request, options);
    if (call.effect === 'read') response.then(endCheck(check), endCheck(check));
    else if (options.raisesToast !== false)
      response.then(
        (answer) => void raise(call, { kind: 'done', answer }),
        (error) => {
          if (!(error instanceof CallError)) return;
          const raised = raise(call, { kind: 'failed', failure: error.failure });
          if (isLost(error.failure)) check = raised;
        },
      );
    return response;
  };
}
