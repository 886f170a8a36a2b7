import { useDateFormat } from '../use-date-format.ts';

interface Props {
  /** Any day of the month, `yyyy-mm-dd`. */
  readonly day: string;
  /** The year that is shown. */
  readonly year: number;
}

/** The name of a month, with its year if it is not the one that is shown. */
export function MonthName({ day, year }: Props) {
  const { formatMonthInYear } = useDateFormat();
  return <span>{formatMonthInYear(day, `${year}`)}</span>;
}
