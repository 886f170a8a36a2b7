import type { ResponseOf } from '../../contract/call.ts';
import type { notifications } from '../../contract/home.ts';
import type { Database } from '../db/database.ts';

type Notification = ResponseOf<typeof notifications>[number];

interface SeedNotification extends Omit<Notification, 'id'> {
  /** Only cardholders of this branch see it; null for all cardholders. */
  readonly branchId: number | null;
}

const NOTIFICATIONS: readonly SeedNotification[] = [
  {
    branchId: null,
    summaryEnglish: 'The card works as usual over the holidays',
    summarySwedish: 'Kortet fungerar som vanligt under helgerna',
    textEnglish: 'Support answers again on the first working day after the holidays.',
    textSwedish: 'Supporten svarar igen första vardagen efter helgerna.',
    url: null,
    urlNameEnglish: null,
    urlNameSwedish: null,
  },
  {
    branchId: null,
    summaryEnglish: 'Pay with your phone',
    summarySwedish: 'Betala med mobilen',
    textEnglish: 'Put the card in your mobile wallet and leave the plastic at home.',
    textSwedish: 'Lägg kortet i mobilens plånbok och lämna plasten hemma.',
    url: 'https://lunchkortet.example/telefon',
    urlNameEnglish: 'How it works',
    urlNameSwedish: 'Så fungerar det',
  },
  {
    branchId: 15,
    summaryEnglish: 'Your employer has ended the agreement',
    summarySwedish: 'Din arbetsgivare har avslutat avtalet',
    textEnglish: 'No more top-ups come. What is on the card is yours to use.',
    textSwedish: 'Inga fler påfyllningar kommer. Det som finns på kortet är ditt att använda.',
    url: 'mailto:support@lunchkortet.example',
    urlNameEnglish: 'Ask us',
    urlNameSwedish: 'Fråga oss',
  },
];

export function seedNotifications(db: Database): void {
  for (const [index, notification] of NOTIFICATIONS.entries()) {
    const { branchId, summaryEnglish, summarySwedish, textEnglish, textSwedish } = notification;
    db.run`
      INSERT INTO notification (id, branch_id, summary_english, summary_swedish, text_english, text_swedish, url,
        url_name_english, url_name_swedish)
      VALUES (${index + 1}, ${branchId}, ${summaryEnglish}, ${summarySwedish}, ${textEnglish}, ${textSwedish},
        ${notification.url}, ${notification.urlNameEnglish}, ${notification.urlNameSwedish})
      ON CONFLICT DO NOTHING`;
  }
}

/** The notifications that a cardholder sees now. */
export const activeNotifications = (db: Database, cardholderId: number): Notification[] =>
  db.all<Notification>`
    SELECT id, summary_english AS summaryEnglish, summary_swedish AS summarySwedish, text_english AS textEnglish,
      text_swedish AS textSwedish, url, url_name_english AS urlNameEnglish, url_name_swedish AS urlNameSwedish
    FROM notification
    WHERE branch_id IS NULL OR branch_id = (SELECT branch_id FROM cardholder WHERE id = ${cardholderId})
    ORDER BY branch_id IS NULL, id`;
