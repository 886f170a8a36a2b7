import type * as contract from '../../contract/preferences.ts';
import type { Answers } from '../answer.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { FLAGS, preferencesOf, savePreference, type Wish } from './preferences.ts';

/** Whether the employer lets its people change their limits (§6). */
const allowsLimits = (db: Database, cardholderId: number): boolean =>
  db.one<{ allows: number }>`
    SELECT allows_limit_changes AS allows
    FROM cardholder JOIN branch ON branch.id = branch_id JOIN client ON client.id = client_id
    WHERE cardholder.id = ${cardholderId}`?.allows === 1;

const everything = (on: boolean): Wish => Object.fromEntries(FLAGS.map((flag) => [flag, on]));

export const preferenceAnswers = ({ db, clock }: World): Answers<typeof contract> => {
  const saved = (cardholderId: number, wish: Wish) =>
    db.transaction(() => {
      savePreference(db, cardholderId, wish, clock.now());
      return preferencesOf(db, cardholderId);
    });
  return {
    readPreferences: (_, { cardholderId }) => preferencesOf(db, cardholderId),

    savePreferences: (wish, { cardholderId }) => {
      const isAboutLimits = wish.dailyPurchaseLimit !== undefined || wish.weeklyPurchaseLimit !== undefined;
      if (isAboutLimits && !allowsLimits(db, cardholderId)) {
        throw new Refusal(403, 'Your employer does not allow changing the limits');
      }
      return saved(cardholderId, wish);
    },

    enableAllNotifications: (_, { cardholderId }) => saved(cardholderId, everything(true)),
    disableAllNotifications: (_, { cardholderId }) => saved(cardholderId, everything(false)),

    clientPreferences: (_, { cardholderId }) => ({
      allowClientToChangeCardholderLimits: allowsLimits(db, cardholderId),
    }),
  };
};
