import { currencyCalculator } from '../../../machines/currency-calculator/currency-calculator.ts';
import { CurrencyCalculatorView } from '../../screens/currency-calculator/CurrencyCalculatorView.tsx';
import { defineScreen } from '../define-screen.ts';

export const currencyCalculatorScreen = defineScreen(
  currencyCalculator,
  ({ ports }) => ({ ports }),
  CurrencyCalculatorView,
);
