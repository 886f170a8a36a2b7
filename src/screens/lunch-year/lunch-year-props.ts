import type { ActorRefFrom } from 'xstate';
import type { lunchYear } from '../../../machines/lunch-year/lunch-year.ts';

export interface LunchYearProps {
  readonly actor: ActorRefFrom<typeof lunchYear>;
}
