import type { Ore } from '../../contract/money.ts';
import { dayAt, dayOfMonth, momentAt } from '../dates.ts';
import type { Database } from '../db/database.ts';

/** The rules for the top-ups of an account: settings of the employer, and who is active (§3). Flags are 0 or 1. */
export interface OrderingRules {
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

/** The rules of the employer for an account; undefined for an unknown account. */
export const orderingRulesOf = (db: Database, accountId: number): OrderingRules | undefined =>
  db.one<OrderingRules>`
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

/** Nothing can be ordered when the client or branch is closed, or the cardholder is not active (§4). */
export const isClosed = ({ branchStatus, clientStatus, holderStatus }: OrderingRules): boolean =>
  branchStatus === CLOSED || clientStatus === CLOSED || holderStatus !== 'ACTIVE';

/** A calendar without settings counts as disabled (§4). */
export const hasCalendar = ({ disableCalendar, hasSettings }: OrderingRules): boolean =>
  !disableCalendar && hasSettings === 1;

/** The last day on which a month can be ordered or canceled: in the same month or the month before (§4). */
export function deadlineOf(rules: OrderingRules, { year, month }: MonthOfYear): Temporal.PlainDate {
  const first = dayOfMonth(year, month, 1);
  const deadlineMonth = rules.sameMonthTopup ? first : first.subtract({ months: 1 });
  return dayOfMonth(deadlineMonth.year, deadlineMonth.month, rules.lastDayOrderTopup);
}

/** A deadline passes at the end of its day in Stockholm. */
export const isPast = (deadline: Temporal.PlainDate, now: number): boolean =>
  Temporal.PlainDate.compare(dayAt(now), deadline) > 0;

/** The day on which a month is loaded, in Stockholm. */
export const topupDay = (
  { dayTopup }: Pick<OrderingRules, 'dayTopup'>,
  { year, month }: MonthOfYear,
): Temporal.PlainDate => dayOfMonth(year, month, dayTopup);

/** When the top-up of a month is loaded: 06:00 on the employer's day, ms since 1970. */
export const loadTime = (rules: Pick<OrderingRules, 'dayTopup'>, month: MonthOfYear): number =>
  momentAt(topupDay(rules, month), '06:00');
