import { type Cardholder, CONTACT_TYPE } from '../../contract/cardholder.ts';
import { dayAt, dayOfMonth } from '../days.ts';

/** The contact details of a cardholder; empty where there is none. */
export interface Contacts {
  readonly email: string;
  readonly phone: string;
}

/** What stands in place of a detail between the two posts (§4). */
const PLACEHOLDER = '-';

const isReal = (value: string): boolean => value !== '' && value !== PLACEHOLDER;

const infosOf = ({ personalInformation }: Cardholder, type: number) =>
  personalInformation.contactInfos.filter(
    ({ contactInformationType, description }) => contactInformationType.id === type && isReal(description),
  );

const detailOf = (cardholder: Cardholder, type: number): string => infosOf(cardholder, type)[0]?.description ?? '';

/** The details as they are; a placeholder counts as none. */
export const contactsOf = (cardholder: Cardholder): Contacts => ({
  email: detailOf(cardholder, CONTACT_TYPE.email),
  phone: detailOf(cardholder, CONTACT_TYPE.phone),
});

/** What is posted first: a placeholder for each detail that there is. */
export const cleared = ({ email, phone }: Contacts): Contacts => ({
  email: email && PLACEHOLDER,
  phone: phone && PLACEHOLDER,
});

/** What must be posted again after an interruption: what was kept, but for what has been changed since. */
export function restored(kept: Contacts, now: Contacts): Contacts {
  return { email: now.email || kept.email, phone: now.phone || kept.phone };
}

/** Details are asked about when they are older than this, in calendar months (§9). */
const FRESH_MONTHS = 6;

/** The same day some months later, `yyyy-mm-dd`; the last of a month that has no such day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOfMonth(year, month + months, date);
}

/** Whether a moment (ISO 8601) lies more than six calendar months before now (ms since 1970), by days in Stockholm. */
export function isOld(modified: string, now: number): boolean {
  const moment = Date.parse(modified);
  return !Number.isNaN(moment) && dayAt(now) > monthsAfter(dayAt(moment), FRESH_MONTHS);
}

/** Whether any of the details was confirmed so long ago that the person should look at it (§4). */
export const isStale = (cardholder: Cardholder, now: number): boolean =>
  Object.values(CONTACT_TYPE).some((type) =>
    infosOf(cardholder, type).some(({ modifiedDate }) => isOld(modifiedDate, now)),
  );
