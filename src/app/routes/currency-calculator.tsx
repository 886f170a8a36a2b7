import { calculator } from '../../../machines/calculator/calculator.ts';
import { CalculatorView } from '../../screens/calculator/CalculatorView.tsx';
import { screen } from '../screen.tsx';

export default screen('currency-calculator', calculator, ({ ports }) => ({ ports }), CalculatorView, {
  spans: 'accounts',
});
