import { CHANNELS, type NotificationFlag, readPreferences, TOPICS } from '../../contract/preferences.ts';

const example = readPreferences.response.parse(readPreferences.example.response);

/** Null: the flag could not be read. */
export type Flags = Record<NotificationFlag, boolean | null>;

/** The names of all flags. */
export const FLAGS = TOPICS.flatMap((topic) => CHANNELS.map((channel): NotificationFlag => `${topic}${channel}`));
export const allFlags = (on: boolean) => Object.fromEntries(FLAGS.map((flag) => [flag, on])) as Flags;
const preferencesWith = (flags: Flags) => ({ ...example, notificationMethod: flags });

export const allOn = preferencesWith(allFlags(true));
export const allOff = preferencesWith(allFlags(false));
export const oneUnknown = preferencesWith({ ...allFlags(true), specialOffersPush: null });
export const allUnknown = { ...example, notificationMethod: null };
/** The response of a backend that does not name one of the flags. */
export const smsNotNamed = preferencesWith({ ...allFlags(true), lowOnCreditSms: null });
export const smsOff = preferencesWith({ ...allFlags(true), lowOnCreditSms: false });
