import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Ore } from './money.ts';
import { flagged, numeric, orNull } from './tolerance.ts';

export const TOPICS = [
  'importantCardCommunication',
  'specialOffers',
  'abroadTransactions',
  'lowOnCredit',
  'highOnCredit',
  'topUpReminder',
  'balanceStatements',
  'cardReplacement',
] as const;
export const CHANNELS = ['Email', 'Sms', 'Push'] as const;

/** The flag of a topic and channel, such as `lowOnCreditSms`. */
export type NotificationFlag = `${(typeof TOPICS)[number]}${(typeof CHANNELS)[number]}`;

const flagNames = TOPICS.flatMap((topic) => CHANNELS.map((channel): NotificationFlag => `${topic}${channel}`));
const perFlag = <T>(value: T) =>
  Object.fromEntries(flagNames.map((name) => [name, value])) as Record<NotificationFlag, T>;

const limit = Ore.check(z.gte(0));
const limits = { dailyPurchaseLimit: limit, weeklyPurchaseLimit: limit };

/** Each part is null when it cannot be read, so that no wrong value is shown or saved again. */
const preferences = z.object({
  notificationMethod: orNull(z.object(perFlag(orNull(z.boolean())))),
  dailyPurchaseLimit: orNull(numeric(limit)),
  weeklyPurchaseLimit: orNull(numeric(limit)),
  preferences: orNull(z.object({ subscribeTopups: z.boolean() })),
});
preferences.register(z.globalRegistry, { id: 'Preferences' });
export type Preferences = z.output<typeof preferences>;

const example = {
  notificationMethod: perFlag(true),
  dailyPurchaseLimit: 50_000 as Ore,
  weeklyPurchaseLimit: 150_000 as Ore,
  preferences: { subscribeTopups: false },
};

const LIMIT_ZERO =
  'what a limit of 0 means is not given: no limit, because an empty field is sent as 0 (§5), and a user who empties it wants no limit, not a card without purchases';

/** Limits are in öre (§3); 0 is no limit. */
export const readPreferences = defineCall({
  name: 'readPreferences',
  method: 'GET',
  path: '/cardholder/preferences',
  effect: 'read',
  summary: 'Read notification switches, purchase limits and automatic top-up',
  origin: { decided: LIMIT_ZERO },
  response: preferences,
  example: { response: example },
});

/**
 * Saves the given values and keeps the others: the whole set of flags (decision 31), or both limits (öre), or automatic
 * top-up (§7).
 */
export const savePreferences = defineCall({
  name: 'savePreferences',
  method: 'POST',
  path: '/cardholder/preferences',
  effect: 'change',
  summary: 'Save notification switches, purchase limits or automatic top-up',
  origin: {
    decided: `the flags of the card-replacement topic are not named: named like those of the other topics; ${LIMIT_ZERO}`,
  },
  body: {
    ...perFlag(z.optional(z.boolean())),
    dailyPurchaseLimit: z.optional(limits.dailyPurchaseLimit),
    weeklyPurchaseLimit: z.optional(limits.weeklyPurchaseLimit),
    subscribeTopups: z.optional(z.boolean()),
  },
  response: preferences,
  rejections: { 'Your employer does not allow changing the limits': 403 },
  example: { request: perFlag(true), response: example },
});

/** Turns the master switch on (decided). */
export const enableAllNotifications = defineCall({
  name: 'enableAllNotifications',
  method: 'POST',
  path: '/cardholder/preferences/set-default',
  effect: 'change',
  summary: 'Turn all notifications on',
  response: preferences,
  example: { response: example },
});

/** Turns the master switch off (decided). */
export const disableAllNotifications = defineCall({
  name: 'disableAllNotifications',
  method: 'POST',
  path: '/cardholder/preferences/disable-all',
  effect: 'change',
  summary: 'Turn all notifications off',
  response: preferences,
  example: { response: { ...example, notificationMethod: perFlag(false) } },
});

/** Whether the employer allows changing the limits (§6). */
export const clientPreferences = defineCall({
  name: 'clientPreferences',
  method: 'GET',
  path: '/cardholder/client-preferences',
  effect: 'read',
  summary: 'Read whether the employer lets cardholders change their limits',
  response: flagged('allowClientToChangeCardholderLimits'),
  example: { response: { allowClientToChangeCardholderLimits: true } },
});
