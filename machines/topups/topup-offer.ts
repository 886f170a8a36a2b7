import type { OpenCalendar } from '../../contract/topups.ts';
import { isAgreementClosed } from './ordering-rules.ts';

interface OfferParams {
  /** Null until it is loaded. */
  readonly calendar: OpenCalendar | null;
  /** Whether the cardholder is INACTIVE or DEACTIVATED. */
  readonly isInactive: boolean;
}

/** Whether top-ups can be ordered (§4), or why not. Nothing is known to prevent it until the calendar is loaded. */
export function topupOfferOf({ calendar, isInactive }: OfferParams): 'open' | 'closed' | 'inactive' {
  if (isInactive) return 'inactive';
  return calendar !== null && isAgreementClosed(calendar) ? 'closed' : 'open';
}

/** Whether automatic top-ups can be chosen (decision 36), or why not. They order nothing if no month can be ordered. */
export function automaticOfferOf(params: OfferParams): 'offered' | 'notOffered' | 'closed' | 'inactive' {
  if (!params.calendar?.topupSettings.enableSubscribe) return 'notOffered';
  const offer = topupOfferOf(params);
  return offer === 'open' ? 'offered' : offer;
}
