import type { ActorRefFrom } from 'xstate';
import type { topupCalendarMachine } from '../../../machines/topup/topup-calendar.ts';
import type { topupMonth } from '../../../machines/topup/topup-month.ts';

export interface TopupProps {
  readonly actor: ActorRefFrom<typeof topupCalendarMachine>;
}

export type MonthActor = ActorRefFrom<typeof topupMonth>;
