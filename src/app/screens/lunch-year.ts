import { lunchYear } from '../../../machines/lunch-year/lunch-year.ts';
import { LunchYearView } from '../../screens/lunch-year/LunchYearView.tsx';
import { defineScreen } from '../define-screen.ts';

export const lunchYearScreen = defineScreen(
  lunchYear,
  ({ ports, granted }) => ({ ports, accountId: granted().account.id }),
  LunchYearView,
);
