import type { ActorRefFrom } from 'xstate';
import type { calculator } from '../../../machines/calculator/calculator.ts';

export interface CalculatorProps {
  readonly actor: ActorRefFrom<typeof calculator>;
}
