import type { ActorRefFrom } from 'xstate';
import type { topupMonth } from '../../../machines/topups/topup-month.ts';
import type { topups } from '../../../machines/topups/topups.ts';

export interface TopupsProps {
  readonly actor: ActorRefFrom<typeof topups>;
}

export type MonthActor = ActorRefFrom<typeof topupMonth>;
