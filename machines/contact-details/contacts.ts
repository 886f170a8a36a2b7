import type { Cardholder } from '../../contract/cardholder.ts';
import { lostRows } from '../../contract/list.ts';
import { cleanEmail, cleanPhone } from '../clean-text.ts';
import { dayAt, dayOfMonth } from '../days.ts';
import { type ContactKind, contactInfosOf, PLACEHOLDER } from './contact-detail.ts';

/** The e-mail address and phone number of a cardholder; empty if there is none. */
export interface Contacts {
  readonly email: string;
  readonly phone: string;
}

/** The contact details of a cardholder; a placeholder counts as none. */
export const contactsOf = (cardholder: Cardholder): Contacts => ({
  email: contactInfosOf(cardholder, 'email')[0]?.description ?? '',
  phone: contactInfosOf(cardholder, 'phone')[0]?.description ?? '',
});

const COMPARED = {
  email: (value: string) => cleanEmail(value).toLowerCase(),
  phone: (value: string) => cleanPhone(value).replace(/^\+46/, '0'),
};

/** A value in a form in which it can be compared: letter case and the way to write +46 make no difference. */
export const comparable = (kind: ContactKind, value: string): string => COMPARED[kind](value);

/** Whether the cardholder has a verified detail with a value. The backend may write the value in another way. */
export const hasVerified = (cardholder: Cardholder, kind: ContactKind, value: string): boolean =>
  contactInfosOf(cardholder, kind).some(
    ({ verified, description }) => verified && comparable(kind, description) === comparable(kind, value),
  );

/**
 * Whether the cardholder still has the details that the user has confirmed. False if a detail could not be read: it can be
 * a newer one.
 */
export const hasSameContacts = (cardholder: Cardholder, { email, phone }: Contacts): boolean => {
  const current = contactsOf(cardholder);
  return (
    lostRows(cardholder.personalInformation.contactInfos) === 0 &&
    comparable('email', current.email) === comparable('email', email) &&
    comparable('phone', current.phone) === comparable('phone', phone)
  );
};

/** What is posted first: a placeholder for each detail that has a value. */
export const toPlaceholders = ({ email, phone }: Contacts): Contacts => ({
  email: email && PLACEHOLDER,
  phone: phone && PLACEHOLDER,
});

/** What to post after an interruption: the stored details, except those that were changed at the backend since. */
export const mergeContacts = (stored: Contacts, current: Contacts): Contacts => ({
  email: current.email || stored.email,
  phone: current.phone || stored.phone,
});

/** Whether every detail that was posted has a value at the backend: a placeholder has none. */
export const hasValues = (cardholder: Cardholder, { email, phone }: Contacts): boolean => {
  const current = contactsOf(cardholder);
  return (email === '' || current.email !== '') && (phone === '' || current.phone !== '');
};

/** The check asks about details older than this, in calendar months (§9). */
const MAX_AGE_MONTHS = 6;

/** The same day some months later, `yyyy-mm-dd`; the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOfMonth(year, month + months, date);
}

/**
 * Whether a moment (ISO 8601) is more than six calendar months before `now` (ms since 1970), by days in Stockholm.
 * False for an invalid date.
 */
export function isOld(modified: string, now: number): boolean {
  const moment = Date.parse(modified);
  return !Number.isNaN(moment) && dayAt(now) > addMonths(dayAt(moment), MAX_AGE_MONTHS);
}

/**
 * Whether any detail was confirmed so long ago that the user should check it (§4); `now` in ms since 1970. False if a
 * detail could not be read: confirming the others would remove it.
 */
export const isStale = (cardholder: Cardholder, now: number): boolean =>
  lostRows(cardholder.personalInformation.contactInfos) === 0 &&
  [...contactInfosOf(cardholder, 'email'), ...contactInfosOf(cardholder, 'phone')].some(({ modifiedDate }) =>
    isOld(modifiedDate, now),
  );
