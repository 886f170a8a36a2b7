import { assign, setup } from 'xstate';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import { type Ore, toKronor, toOre } from '../../contract/money.ts';
import { clientPreferences, type Preferences, readPreferences, savePreferences } from '../../contract/preferences.ts';
import { callActor, type MachineTypes, toMessage } from '../call-actor.ts';
import { defineForm, type FormEvent, type FormState } from '../form.ts';
import { type Limits, limitsIn } from '../limit-usage.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { violationOf, wholeKronor } from '../rules.ts';
import { settleDelays } from '../settling.ts';
import { recentSpending } from './recent-spending.ts';

const EMPTY = { daily: '', weekly: '' };

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

export interface LimitsContext extends Input {
  readonly form: FormState<typeof EMPTY>;
  /** The limits at the backend, öre; 0 is no limit. */
  readonly savedLimits: Limits;
  /** Why the last attempt failed; cleared by the next attempt. */
  readonly message: Message | null;
}

type Event = FormEvent<typeof EMPTY> | { readonly type: 'limits.retry' };

const MAX_DIGITS = 7;

const rule = wholeKronor(MAX_DIGITS, 'limits.tooLarge');

/** Both limits in whole kronor; an empty field is no limit (§5). */
export const limitsForm = defineForm(EMPTY, (_: LimitsContext) => ({ daily: rule, weekly: rule }));

/** Kronor as typed to öre; an empty text is 0 (§5). */
const parseOre = (kronor: string): Ore => toOre(Number(rule.clean(kronor)));

/** Öre to whole kronor for the field; no limit is an empty text. */
const toFieldValue = (ore: Ore): string => (ore === 0 ? '' : String(Math.round(toKronor(ore))));

const formOf = ({ daily, weekly }: Limits) =>
  limitsForm.initialState({ daily: toFieldValue(daily), weekly: toFieldValue(weekly) });

/** The limits in the form in öre, as they are saved (§7); 0 is no limit. A limit that is shown rounded keeps its öre. */
export function limitsRequest({ form: { values }, savedLimits }: LimitsContext) {
  const oreOf = (limit: keyof Limits) =>
    values[limit] === toFieldValue(savedLimits[limit]) ? savedLimits[limit] : parseOre(values[limit]);
  return { dailyPurchaseLimit: oreOf('daily'), weeklyPurchaseLimit: oreOf('weekly') };
}

/** Whether the text of a field means no limit: it is empty or 0. */
export const isNoLimit = (text: string): boolean => violationOf(rule, text) === null && parseOre(text) === 0;

/** Whether the daily limit in the form is higher than the weekly one, so that it has no effect. */
export function isDailyAboveWeekly(context: LimitsContext): boolean {
  if (!limitsForm.isValid({ context })) return false;
  const { dailyPurchaseLimit, weeklyPurchaseLimit } = limitsRequest(context);
  return weeklyPurchaseLimit > 0 && dailyPurchaseLimit > weeklyPurchaseLimit;
}

const isEqual = (a: Limits | null, b: Limits) => a?.daily === b.daily && a?.weekly === b.weekly;

/** Says what the limits are now, in kronor. */
const changedElsewhere = ({ daily, weekly }: Limits): Message => ({
  id: 'limits.changedElsewhere',
  values: { daily: toKronor(daily), weekly: toKronor(weekly) },
});

interface PreferencesParams {
  readonly preferences: Preferences;
}

const actors = {
  readPreferences: callActor(readPreferences),
  clientPreferences: callActor(clientPreferences),
  savePreferences: callActor(savePreferences),
  recentSpending,
};

const LOCKED = 'Your employer does not allow changing the limits';
const isLocked = (failure: CallFailure) => failure.kind === 'rejected' && failure.detail === LOCKED;

export const limitsSetup = setup({
  types: {} as MachineTypes<Input, LimitsContext, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    isValid: limitsForm.isValid,
    hasLimits: (_, { preferences }: PreferencesParams) => limitsIn(preferences) !== null,
    isWanted: ({ context }, { preferences }: PreferencesParams) => {
      const { dailyPurchaseLimit, weeklyPurchaseLimit } = limitsRequest(context);
      return isEqual(limitsIn(preferences), { daily: dailyPurchaseLimit, weekly: weeklyPurchaseLimit });
    },
    isAsShown: ({ context }, { preferences }: PreferencesParams) => isEqual(limitsIn(preferences), context.savedLimits),
    isAllowed: (_, { isAllowed }: { isAllowed: boolean }) => isAllowed,
    isLocked: (_, { error }: { error: unknown }) => isLocked(failureOf(error)),
  },
  actions: {
    /** After a save, limits that are missing in the response are those that were sent. */
    setLimits: assign(({ context }, { preferences }: PreferencesParams) => {
      const { dailyPurchaseLimit: daily, weeklyPurchaseLimit: weekly } = limitsRequest(context);
      const savedLimits = limitsIn(preferences) ?? { daily, weekly };
      return { savedLimits, form: formOf(savedLimits) };
    }),
    setChangedElsewhere: assign(({ context }, { preferences }: PreferencesParams) => {
      const savedLimits = limitsIn(preferences) ?? context.savedLimits;
      return { savedLimits, message: changedElsewhere(savedLimits) };
    }),
    setInvalid: assign({ message: failureMessage({ kind: 'invalidResponse' }) }),
    resetForm: assign(({ context }) => ({ form: formOf(context.savedLimits) })),
    changeField: assign(limitsForm.changed),
    blurField: assign(limitsForm.blurred),
    showErrors: assign(limitsForm.allTouched),
    setMessage: assign(toMessage(failureMessage)),
    clearMessage: assign({ message: null }),
    notifySaved: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'limits.saved' } }),
  },
});

export const initialContext = (input: Input): LimitsContext => ({
  ...input,
  form: limitsForm.initialState(),
  savedLimits: { daily: 0 as Ore, weekly: 0 as Ore },
  message: null,
});
