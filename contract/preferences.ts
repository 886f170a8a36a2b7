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

/** One switch a topic and channel, such as `lowOnCreditSms`. */
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

/** Limits are minor units (§3); 0 means none. */
export const readPreferences = defineCall({
  name: 'readPreferences',
  method: 'GET',
  path: '/cardholder/preferences',
  effect: 'read',
  summary: 'Read notification switches, purchase limits and automatic top-up',
  response: preferences,
  example: { response: example },
});

/** Saves what is given and leaves the rest: switches, or both limits (minor units), or automatic top-up (§7). */
export const savePreferences = defineCall({
  name: 'savePreferences',
  method: 'POST',
  path: '/cardholder/preferences',
  effect: 'change',
  summary: 'Save notification switches, purchase limits or automatic top-up',
  origin: { decided: 'flags of the card-replacement topic are not named: as those of the other topics' },
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

/** The master switch turned on (decided). */
export const enableAllNotifications = defineCall({
  name: 'enableAllNotifications',
  method: 'POST',
  path: '/cardholder/preferences/set-default',
  effect: 'change',
  summary: 'Turn all notifications on',
  response: preferences,
  example: { response: example },
});

/** The master switch turned off (decided). */
export const disableAllNotifications = defineCall({
  name: 'disableAllNotifications',
  method: 'POST',
  path: '/cardholder/preferences/disable-all',
  effect: 'change',
  summary: 'Turn all notifications off',
  response: preferences,
  example: { response: { ...example, notificationMethod: perFlag(false) } },
});

/** What the employer allows (§6). */
export const clientPreferences = defineCall({
  name: 'clientPreferences',
  method: 'GET',
  path: '/cardholder/client-preferences',
  effect: 'read',
  summary: 'Read whether the employer lets cardholders change their limits',
  response: z.object({ allowClientToChangeCardholderLimits: z.boolean() }),
  example: { response: { allowClientToChangeCardholderLimits: true } },
});
