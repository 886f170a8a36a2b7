import { dayAt } from '../../../machines/days.ts';
import { useDateFormat } from '../use-date-format.ts';

interface Props {
  /** The time of the transaction, ms since 1970. */
  readonly moment: number;
  /** A moment of the current day, ms since 1970. */
  readonly today: number;
}

/** Older transactions are never "today" or "yesterday", ms. */
const RELATIVE_LIMIT = 2 * 86_400_000;

/** The date of a transaction, on the screen relative to today. A printed page is read later, so it shows the date. */
export function TransactionDate({ moment, today }: Props) {
  const { formatRelativeTime, formatShortDayInYear } = useDateFormat();
  const relative = formatRelativeTime(moment, today);
  const date = today - moment > RELATIVE_LIMIT ? relative : formatShortDayInYear(dayAt(moment), dayAt(today));
  if (date === relative) return <span>{relative}</span>;
  return (
    <>
      <span className="print:hidden">{relative}</span>
      <span className="hidden print:inline">{date}</span>
    </>
  );
}
