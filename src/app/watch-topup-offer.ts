import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Account } from '../../contract/account.ts';
import type { TopupOffer } from '../../machines/home/next-topup.ts';
import type { calendarAvailability } from '../../machines/topups/calendar-availability.ts';
import { isInactiveStatus } from '../../machines/topups/ordering-rules.ts';
import { offerOf } from '../../machines/topups/topup-offer.ts';

/** Reports what the cardholder can order (§4), also each time that it changes. Returns a function that stops it. */
export function watchTopupOffer(
  calendar: ActorRefFrom<typeof calendarAvailability>,
  { cardHolder }: Account,
  listener: (offer: TopupOffer) => void,
): () => void {
  const isInactive = isInactiveStatus(cardHolder.status);
  const report = (snapshot: SnapshotFrom<typeof calendarAvailability>) =>
    listener(offerOf({ isDisabled: snapshot.matches('disabled'), calendar: snapshot.context.calendar, isInactive }));
  report(calendar.getSnapshot());
  return calendar.subscribe(report).unsubscribe;
}
