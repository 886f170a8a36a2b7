import type { ActorRefFrom } from 'xstate';
import type { topups } from '../../../machines/topups/topups.ts';
import type { topupMonth } from '../../../machines/topups/topup-month.ts';

export interface TopupsProps {
  readonly actor: ActorRefFrom<typeof topups>;
}

export type MonthActor = ActorRefFrom<typeof topupMonth>;
