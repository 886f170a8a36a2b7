import type * as language from '../../contract/language.ts';
import type * as contract from '../../contract/preferences.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../handler.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { FLAGS, type PreferenceChanges, preferencesOf, savePreference } from './preferences.ts';

/** Whether the employer lets cardholders change their limits (§6). */
const allowsLimits = (db: Database, cardholderId: number): boolean =>
  db.one<{ allows: number }>`
    SELECT allows_limit_changes AS allows
    FROM cardholder JOIN branch ON branch.id = branch_id JOIN client ON client.id = client_id
    WHERE cardholder.id = ${cardholderId}`?.allows === 1;

const allFlags = (on: boolean): PreferenceChanges => Object.fromEntries(FLAGS.map((flag) => [flag, on]));

export const preferenceHandlers = ({ db, clock }: Services): Handlers<typeof contract> => {
  const save = (cardholderId: number, changes: PreferenceChanges) =>
    db.transaction(() => {
      savePreference(db, cardholderId, changes, clock.now());
      return preferencesOf(db, cardholderId);
    });
  return {
    readPreferences: (_, { cardholderId }) => preferencesOf(db, cardholderId),

    savePreferences: (changes, { cardholderId }) => {
      const changesLimits = changes.dailyPurchaseLimit !== undefined || changes.weeklyPurchaseLimit !== undefined;
      if (changesLimits && !allowsLimits(db, cardholderId)) {
        throw new Rejection(403, 'Your employer does not allow changing the limits');
      }
      return save(cardholderId, changes);
    },

    enableAllNotifications: (_, { cardholderId }) => save(cardholderId, allFlags(true)),
    disableAllNotifications: (_, { cardholderId }) => save(cardholderId, allFlags(false)),

    clientPreferences: (_, { cardholderId }) => ({
      allowClientToChangeCardholderLimits: allowsLimits(db, cardholderId),
    }),
  };
};

export const languageHandlers = ({ db }: Services): Handlers<typeof language> => ({
  saveLanguage: ({ lang }, { cardholderId }) => {
    db.run`UPDATE cardholder SET language = ${lang} WHERE id = ${cardholderId}`;
  },
});
