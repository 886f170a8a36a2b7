import type { ActorRefFrom } from 'xstate';
import type { topupCalendarMachine } from '../../../machines/topups/topup-calendar.ts';
import type { topupMonth } from '../../../machines/topups/topup-month.ts';

export interface TopupProps {
  readonly actor: ActorRefFrom<typeof topupCalendarMachine>;
}

export type MonthActor = ActorRefFrom<typeof topupMonth>;
