import { assign, setup } from 'xstate';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import { type Ore, toKronor, toOre } from '../../contract/money.ts';
import { clientPreferences, type Preferences, readPreferences, savePreferences } from '../../contract/preferences.ts';
import { callActor, type Named, toMessage } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState } from '../form.ts';
import { failureMessage, type Message, type MessageId } from '../message.ts';
import type { Ports } from '../ports.ts';
import { maxLength, wholeNumber, withoutSpaces } from '../rules.ts';

const EMPTY = { daily: '', weekly: '' };
type Limits = { readonly [L in keyof typeof EMPTY]: Ore };

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** The limits at the backend, öre; 0 is no limit. */
  readonly savedLimits: Limits;
  /** Why the last attempt failed; cleared by the next attempt. */
  readonly message: Message | null;
}

type Event = FormEvent<typeof EMPTY> | { readonly type: 'limits.retry' };

const MAX_DIGITS = 7;

const rule = maxLength(MAX_DIGITS, wholeNumber, 'limits.tooLarge');

/** Both limits in whole kronor; an empty field is no limit (§5). */
export const limitsForm = defineForm(EMPTY, (_: Context) => ({ daily: rule, weekly: rule }));

/** Kronor as typed to öre; an empty text is 0 (§5). */
const parseOre = (kronor: string): Ore => toOre(Number(withoutSpaces(kronor)));

/** Öre to whole kronor for the field; no limit is an empty text. */
const toFieldValue = (ore: Ore): string => (ore === 0 ? '' : String(Math.round(toKronor(ore))));

const formOf = ({ daily, weekly }: Limits) =>
  limitsForm.initialState({ daily: toFieldValue(daily), weekly: toFieldValue(weekly) });

export const limitsRequest = ({ form: { values } }: Context) => ({
  dailyPurchaseLimit: parseOre(values.daily),
  weeklyPurchaseLimit: parseOre(values.weekly),
});

/** Whether the daily limit in the form is higher than the weekly one, so that it has no effect. */
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
    isAllowed: (_, { isAllowed }: { isAllowed: boolean }) => isAllowed,
    isLocked: (_, { error }: { error: unknown }) => isLocked(failureOf(error)),
  },
  actions: {
    setLimits: assign((_, { preferences }: { preferences: Preferences }) => {
      const savedLimits = { daily: preferences.dailyPurchaseLimit, weekly: preferences.weeklyPurchaseLimit };
      return { savedLimits, form: formOf(savedLimits) };
    }),
    resetForm: assign(({ context }) => ({ form: formOf(context.savedLimits) })),
    showErrors: assign(limitsForm.allTouched),
    setMessage: assign(toMessage((failure) => failureMessage(failure, TEXTS))),
    clearMessage: assign({ message: null }),
    notifySaved: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'limits.saved' } }),
  },
});

export const initialContext = ({ ports }: Input): Context => ({
  ports,
  form: limitsForm.initialState(),
  savedLimits: { daily: 0 as Ore, weekly: 0 as Ore },
  message: null,
});
