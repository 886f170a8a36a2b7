import type { ActorRefFrom } from 'xstate';
import type { orderMonths } from '../../../machines/topups/order-months.ts';
import type { topupMonth } from '../../../machines/topups/topup-month.ts';
import type { topups } from '../../../machines/topups/topups.ts';

export interface TopupsProps {
  readonly actor: ActorRefFrom<typeof topups>;
}

export interface SeveralProps {
  readonly actor: ActorRefFrom<typeof orderMonths>;
}

export type MonthActor = ActorRefFrom<typeof topupMonth>;

export interface CancelProps {
  readonly actor: MonthActor;
  /** The current day in Stockholm, `yyyy-mm-dd`. */
  readonly today: string;
}
