import type { ActorRefFrom } from 'xstate';
import type { currencyCalculator } from '../../../machines/currency-calculator/currency-calculator.ts';

export interface CurrencyCalculatorProps {
  readonly actor: ActorRefFrom<typeof currencyCalculator>;
}
