import { toKronor } from '../../contract/money.ts';
import { middleOfMonth } from '../days.ts';
import type { Picture, PictureFact } from '../picture.ts';
import type { LunchYear } from './year-facts.ts';

/** A moment on a weekday, in ms since 1970; Monday is 1. In every time zone a text shows the same weekday. */
const noonOf = (weekday: number): number => Date.UTC(2024, 0, weekday, 12);

/** A row of one day says nothing. */
const SHORTEST_ROW = 2;

const amountsOf = ({ total, average }: LunchYear): readonly PictureFact[] => [
  { label: { id: 'lunch-year.total' }, value: { id: 'lunch-year.amount', values: { amount: toKronor(total) } } },
  { label: { id: 'lunch-year.average' }, value: { id: 'lunch-year.amount', values: { amount: toKronor(average) } } },
];

/** What is said about a year besides the number of its lunches, on the page and on the picture. */
export function factsOf(lunchYear: LunchYear, withAmounts: boolean): readonly PictureFact[] {
  const { year, place, places, weekday, month, longestRow } = lunchYear;
  const placeFacts: readonly PictureFact[] = place
    ? [
        {
          label: { id: 'lunch-year.place', values: { count: place.lunches } },
          value: { id: 'lunch-year.name', values: { name: place.value } },
        },
        { label: { id: 'lunch-year.places' }, value: { id: 'lunch-year.count', values: { count: places } } },
      ]
    : [];
  const rowFacts: readonly PictureFact[] =
    longestRow < SHORTEST_ROW
      ? []
      : [{ label: { id: 'lunch-year.row' }, value: { id: 'lunch-year.count', values: { count: longestRow } } }];
  return [
    ...placeFacts,
    {
      label: { id: 'lunch-year.weekday', values: { count: weekday.lunches } },
      value: { id: 'lunch-year.weekday.name', values: { day: noonOf(weekday.value) } },
    },
    {
      label: { id: 'lunch-year.month', values: { count: month.lunches } },
      value: { id: 'lunch-year.month.name', values: { month: middleOfMonth(year, month.value) } },
    },
    ...rowFacts,
    ...(withAmounts ? amountsOf(lunchYear) : []),
  ];
}

/** The picture of a year. It names no person, employer or card, and no amount unless the user has chosen it. */
export const pictureOf = (lunchYear: LunchYear, withAmounts: boolean): Picture => ({
  name: { id: 'lunch-year.picture.name', values: { year: String(lunchYear.year) } },
  title: { id: 'lunch-year.picture.title', values: { year: String(lunchYear.year) } },
  figure: lunchYear.lunches,
  caption: { id: 'lunch-year.lunches', values: { count: lunchYear.lunches } },
  facts: factsOf(lunchYear, withAmounts),
});
