/** Something that an actor has asked of the outside and waits for. */
interface Parked {
  readonly actor: string;
  readonly question: string | null;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Question {
  /** Tells whether the same thing is asked twice; null when that does not matter. */
  readonly text: string | null;
  readonly isChange: boolean;
  readonly signal?: AbortSignal;
}

/** Where the questions of actors wait until a path answers them. */
export interface Parking {
  /** Attributes to an actor what is asked meanwhile. */
  during(actor: string, ask: () => void): void;
  /** Whether an actor is asking just now, so that its question can wait for an answer. */
  isAttended(): boolean;
  /** Throws when the same question is waiting already. */
  park(question: Question): Promise<unknown>;
  /** The actors that wait. */
  waiting(): readonly string[];
  /** Takes an actor's question out; undefined when it has none. */
  take(actor: string): Pick<Parked, 'resolve' | 'reject'> | undefined;
}

/** Makes a parking. `step` tells how many steps were taken, `refuse` makes the error for a question sent twice. */
export function createParking(step: () => number, refuse: (text: string) => Error): Parking {
  let parked: readonly Parked[] = [];
  // A change that is given up and sent again in one and the same step has reached the backend twice.
  let givenUp: readonly { readonly text: string; readonly step: number }[] = [];
  let asking: string | null = null;

  const leave = (entry: Parked) => {
    parked = parked.filter((other) => other !== entry);
  };
  const isInFlight = (text: string) =>
    parked.some(({ question }) => question === text) ||
    givenUp.some((other) => other.text === text && other.step === step());

  return {
    during(actor, ask) {
      asking = actor;
      try {
        ask();
      } finally {
        asking = null;
      }
    },
    isAttended: () => asking !== null,
    park({ text, isChange, signal }) {
      const actor = asking;
      if (actor === null) throw refuse(`${text} is asked outside an actor, where no path can answer`);
      if (text !== null && isInFlight(text)) throw refuse(`${text} is sent a second time while the first is in flight`);
      return new Promise((resolve, reject) => {
        const entry = { actor, question: text, resolve, reject };
        parked = [...parked, entry];
        signal?.addEventListener('abort', () => {
          if (!parked.includes(entry)) return;
          leave(entry);
          if (isChange && text !== null) givenUp = [...givenUp, { text, step: step() }];
          reject(signal.reason);
        });
      });
    },
    waiting: () => parked.map(({ actor }) => actor),
    take(actor) {
      const found = parked.find((entry) => entry.actor === actor);
      if (found) leave(found);
      return found;
    },
  };
}
