/** A port call that waits for the path to resolve it. */
interface PendingCall {
  readonly actor: string;
  readonly request: string | null;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Request {
  /** Identifies duplicate requests; null if duplicates are allowed. */
  readonly text: string | null;
  readonly isChange: boolean;
  readonly signal?: AbortSignal;
}

/** The port calls of a machine's actors that have not been answered. */
export interface PendingCalls {
  /** Runs `makeCalls` and attributes every call made in it to an actor. */
  attributeTo(actor: string, makeCalls: () => void): void;
  /** Whether calls are attributed to an actor at the moment, so that the path can answer them. */
  isAttributed(): boolean;
  /** Adds a call. Throws if the same request is already pending. */
  add(request: Request): Promise<unknown>;
  /** Ids of the actors whose calls are pending. */
  actors(): readonly string[];
  /** Removes and returns the call of an actor; undefined if it has none. */
  take(actor: string): Pick<PendingCall, 'resolve' | 'reject'> | undefined;
}

/**
 * Creates an empty list. `step` returns the number of steps taken so far; `createError` makes the error for a
 * duplicate request.
 */
export function createPendingCalls(step: () => number, createError: (text: string) => Error): PendingCalls {
  let calls: readonly PendingCall[] = [];
  // A change that is aborted and sent again in the same step reaches the backend twice.
  let aborted: readonly { readonly text: string; readonly step: number }[] = [];
  let currentActor: string | null = null;

  const remove = (call: PendingCall) => {
    calls = calls.filter((other) => other !== call);
  };
  const isInFlight = (text: string) =>
    calls.some(({ request }) => request === text) ||
    aborted.some((other) => other.text === text && other.step === step());

  return {
    attributeTo(actor, makeCalls) {
      currentActor = actor;
      try {
        makeCalls();
      } finally {
        currentActor = null;
      }
    },
    isAttributed: () => currentActor !== null,
    add({ text, isChange, signal }) {
      const actor = currentActor;
      if (actor === null) throw createError(`${text} is called outside an actor, so no path can answer it`);
      if (text !== null && isInFlight(text)) {
        throw createError(`${text} is sent a second time while the first is in flight`);
      }
      return new Promise((resolve, reject) => {
        const call = { actor, request: text, resolve, reject };
        calls = [...calls, call];
        signal?.addEventListener('abort', () => {
          if (!calls.includes(call)) return;
          remove(call);
          if (isChange && text !== null) aborted = [...aborted, { text, step: step() }];
          reject(signal.reason);
        });
      });
    },
    actors: () => calls.map(({ actor }) => actor),
    take(actor) {
      const found = calls.find((call) => call.actor === actor);
      if (found) remove(found);
      return found;
    },
  };
}
