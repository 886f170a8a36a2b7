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

/**
 * Why no top-up can be ordered, or null, and whether automatic ones can be chosen: they can until the calendar is loaded.
 * `isDisabled`: the employer orders the top-ups.
 */
export function offerOf({ isDisabled, ...params }: OfferParams & { readonly isDisabled: boolean }) {
  const offer = topupOfferOf(params);
  const canBeAutomatic = params.calendar === null || automaticOfferOf(params) === 'offered';
  if (isDisabled) return { obstacle: 'byEmployer', canBeAutomatic } as const;
  return { obstacle: offer === 'open' ? null : offer, canBeAutomatic };
}
