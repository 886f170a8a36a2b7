import type { ActorRefFrom } from 'xstate';
import type { calculator } from '../../../machines/currency-calculator/currency-calculator.ts';

export interface CalculatorProps {
  readonly actor: ActorRefFrom<typeof calculator>;
}
