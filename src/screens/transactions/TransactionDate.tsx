import { dayAt } from '../../../machines/days.ts';
import { useDateFormat } from '../use-date-format.ts';

interface Props {
  /** When it happened, ms since 1970. */
  readonly moment: number;
  /** A moment of the day that it is, ms since 1970. */
  readonly today: number;
}

/** So long ago at most is what is called today or yesterday, ms. */
const LATELY = 2 * 86_400_000;

/** When it happened, as seen from today; on paper, which is read on other days, by its date. */
export function TransactionDate({ moment, today }: Props) {
  const { formatRelativeTime, formatShortDayInYear } = useDateFormat();
  const seen = formatRelativeTime(moment, today);
  const date = today - moment > LATELY ? seen : formatShortDayInYear(dayAt(moment), dayAt(today));
  if (date === seen) return seen;
  return (
    <>
      <span className="print:hidden">{seen}</span>
      <span className="hidden print:inline">{date}</span>
    </>
  );
}
