import { assign, setup } from 'xstate';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import { kronorOf, type Ore } from '../../contract/money.ts';
import { clientPreferences, type Preferences, readPreferences, savePreferences } from '../../contract/preferences.ts';
import { callActor, type Named } from '../call-actor.ts';
import { type FormEvent, type FormState, form } from '../form.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';
import type { Ports } from '../ports.ts';
import { unspaced, upTo, wholeNumber } from '../rules.ts';

const EMPTY = { daily: '', weekly: '' };
type Limit = keyof typeof EMPTY;

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** What the backend holds, öre; 0 is no limit. */
  readonly held: { readonly [L in Limit]: Ore };
  /** Why the last attempt failed, until the next one. */
  readonly message: Message | null;
}

type Event = FormEvent<typeof EMPTY> | { readonly type: 'limits.retry' };

/** More digits than any lunch has. */
const MOST_DIGITS = 7;

const rule = upTo(MOST_DIGITS, wholeNumber, 'limits.tooLarge');

/** Both limits in whole kronor; nothing is no limit (§5). */
export const limitsForm = form(EMPTY, (_: Context) => ({ daily: rule, weekly: rule }));

/** What is written, in öre; nothing counts as 0 (§5). */
const oreOf = (kronor: string): Ore => (Number(unspaced(kronor)) * 100) as Ore;

/** What an amount is written as; no limit is left empty. */
const writtenAs = (ore: Ore): string => (ore === 0 ? '' : String(Math.round(kronorOf(ore))));

export const limitsRequest = ({ form: { values } }: Context) => ({
  dailyPurchaseLimit: oreOf(values.daily),
  weeklyPurchaseLimit: oreOf(values.weekly),
});

/** Whether a day may cost more than a week, which helps nobody. */
export function isDailyAboveWeekly(context: Context): boolean {
  if (!limitsForm.isValid({ context })) return false;
  const { dailyPurchaseLimit, weeklyPurchaseLimit } = limitsRequest(context);
  return weeklyPurchaseLimit > 0 && dailyPurchaseLimit > weeklyPurchaseLimit;
}

const actors = {
  readPreferences: callActor(readPreferences),
  clientPreferences: callActor(clientPreferences),
  savePreferences: callActor(savePreferences),
};

const LOCKED = 'Your employer does not allow changing the limits';
const TEXTS: ReadonlyMap<string, MessageId> = new Map([[LOCKED, 'limits.locked']]);

const isLocked = (failure: CallFailure) => failure.kind === 'rejected' && failure.detail === LOCKED;

interface Failed {
  readonly error: unknown;
}

export const limitsSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isValid: limitsForm.isValid,
    isAllowed: (_, { allows }: { allows: boolean }) => allows,
    isLocked: (_, { error }: Failed) => isLocked(failureOf(error)),
  },
  actions: {
    keepLimits: assign((_, { preferences }: { preferences: Preferences }) => {
      const held = { daily: preferences.dailyPurchaseLimit, weekly: preferences.weeklyPurchaseLimit };
      return { held, form: limitsForm.start({ daily: writtenAs(held.daily), weekly: writtenAs(held.weekly) }) };
    }),
    reset: assign(({ context: { held } }) => ({
      form: limitsForm.start({ daily: writtenAs(held.daily), weekly: writtenAs(held.weekly) }),
    })),
    reveal: assign(limitsForm.revealed),
    sayFailure: assign((_, { error }: Failed) => ({ message: failureMessage(failureOf(error), TEXTS) })),
    clearMessage: assign({ message: null }),
    saySaved: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'limits.saved' } }),
  },
});

export const startingContext = ({ ports }: Input): Context => ({
  ports,
  form: limitsForm.start(),
  held: { daily: 0 as Ore, weekly: 0 as Ore },
  message: null,
});
