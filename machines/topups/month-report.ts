import type { Ore } from '../../contract/money.ts';
import type { Message } from '../message.ts';

/** `other`: the month cannot be ordered, or is ordered automatically. */
export type OrderState = 'orderable' | 'changing' | 'ordered' | 'other';

/** What the order of several months knows about one of them. */
export interface MonthReport {
  /** The first day of the month, `yyyy-mm-dd`: identifies the month. */
  readonly day: string;
  readonly year: number;
  readonly orderState: OrderState;
  /** Why the last change failed. */
  readonly message: Message | null;
  /** The last day to order, `yyyy-mm-dd`. */
  readonly lastDay: string;
  /** The amount of one month, öre. */
  readonly amount: Ore;
  /** How many more months can be ordered. */
  readonly monthsLeft: number;
}

/** A month has entered a state. */
export interface MonthReported {
  readonly type: 'month.reported';
  readonly month: MonthReport;
}
