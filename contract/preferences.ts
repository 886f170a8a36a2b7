import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Ore } from './money.ts';

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

const preferences = z.object({
  notificationMethod: z.object(perFlag(z.boolean())),
  ...limits,
  preferences: z.object({ subscribeTopups: z.boolean() }),
});
export type Preferences = z.output<typeof preferences>;

const example = {
  notificationMethod: perFlag(true),
  dailyPurchaseLimit: 50_000 as Ore,
  weeklyPurchaseLimit: 150_000 as Ore,
  preferences: { subscribeTopups: false },
};

/** Limits are in öre (§3); 0 is no limit. */
export const readPreferences = defineCall({
  name: 'readPreferences',
  method: 'GET',
  path: '/cardholder/preferences',
  effect: 'read',
  summary: 'Read notification switches, purchase limits and automatic top-up',
  response: preferences,
  example: { response: example },
});

/** Saves the given values and keeps the others: flags, or both limits (öre), or automatic top-up (§7). */
export const savePreferences = defineCall({
  name: 'savePreferences',
  method: 'POST',
  path: '/cardholder/preferences',
  effect: 'change',
  summary: 'Save notification switches, purchase limits or automatic top-up',
  origin: { decided: 'the flags of the card-replacement topic are not named: named like those of the other topics' },
  body: {
    ...perFlag(z.optional(z.boolean())),
    dailyPurchaseLimit: z.optional(limits.dailyPurchaseLimit),
    weeklyPurchaseLimit: z.optional(limits.weeklyPurchaseLimit),
    subscribeTopups: z.optional(z.boolean()),
  },
  response: preferences,
  rejections: { 'Your employer does not allow changing the limits': 403 },
  example: { request: { lowOnCreditSms: false }, response: example },
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
  response: z.object({ allowClientToChangeCardholderLimits: z.boolean() }),
  example: { response: { allowClientToChangeCardholderLimits: true } },
});
