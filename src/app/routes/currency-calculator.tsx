import { calculator } from '../../../machines/currency-calculator/currency-calculator.ts';
import { CalculatorView } from '../../screens/currency-calculator/CalculatorView.tsx';
import { screen } from '../screen.tsx';

export default screen('currency-calculator', calculator, ({ ports }) => ({ ports }), CalculatorView, {
  spans: 'accounts',
});
