import type { Ore } from '../../contract/money.ts';
import { dayAt, dayOfMonth, momentAt } from '../calendar.ts';
import type { Database } from '../db/database.ts';

/** What employer and cardholder have agreed on for an account's top-ups (§3). */
export interface Agreement {
  readonly lastDayOrderTopup: number;
  readonly sameMonthTopup: number;
  readonly dayTopup: number;
  readonly monthsReceiveTopup: number;
  readonly enableSubscribe: number;
  readonly disableCalendar: number;
  readonly hasSettings: number;
  readonly branchStatus: string;
  readonly clientStatus: string;
  readonly holderStatus: string;
  readonly amount: Ore;
}

export interface MonthOfYear {
  readonly year: number;
  readonly month: number;
}

export const agreementOf = (db: Database, accountId: number): Agreement | undefined =>
  db.one<Agreement>`
    SELECT last_day_order_topup AS lastDayOrderTopup, same_month_topup AS sameMonthTopup, day_topup AS dayTopup,
      months_receive_topup AS monthsReceiveTopup, enable_subscribe AS enableSubscribe,
      disable_calendar AS disableCalendar, has_settings AS hasSettings, branch.status AS branchStatus, client.status AS clientStatus,
      cardholder.status AS holderStatus, topup_level.amount
    FROM account
      JOIN cardholder ON cardholder.id = cardholder_id
      JOIN topup_level ON topup_level.id = topup_level_id
      JOIN branch ON branch.id = topup_level.branch_id
      JOIN client ON client.id = client_id
    WHERE account.id = ${accountId}`;

const CLOSED = 'CLOSED';

/** Nothing is ordered any more when client or branch is closed, or the cardholder is not active (§4). */
export const isClosed = ({ branchStatus, clientStatus, holderStatus }: Agreement): boolean =>
  branchStatus === CLOSED || clientStatus === CLOSED || holderStatus !== 'ACTIVE';

/** The calendar counts as disabled when it is, or when its settings are missing (§4). */
export const hasCalendar = ({ disableCalendar, hasSettings }: Agreement): boolean =>
  !disableCalendar && hasSettings === 1;

/** The last day on which a month can be ordered or canceled: in the month itself, or in the one before (§4). */
export function deadlineOf(agreement: Agreement, { year, month }: MonthOfYear): Temporal.PlainDate {
  const first = dayOfMonth(year, month, 1);
  const of = agreement.sameMonthTopup ? first : first.subtract({ months: 1 });
  return dayOfMonth(of.year, of.month, agreement.lastDayOrderTopup);
}

/** The deadline's day counts until midnight in Stockholm (decided). */
export const isPast = (deadline: Temporal.PlainDate, now: number): boolean =>
  Temporal.PlainDate.compare(dayAt(now), deadline) > 0;

export const topupDay = ({ dayTopup }: Pick<Agreement, 'dayTopup'>, { year, month }: MonthOfYear): Temporal.PlainDate =>
  dayOfMonth(year, month, dayTopup);

/** When the money of a month comes: the employer's day, early in the morning. */
export const loadingMoment = (agreement: Pick<Agreement, 'dayTopup'>, month: MonthOfYear): number =>
  momentAt(topupDay(agreement, month), '06:00');
