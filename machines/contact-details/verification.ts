import * as z from 'zod/mini';
import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import { email, phone, violationOf } from '../rules.ts';
import { isOwnPath } from '../safe-url.ts';
import { parseStored } from '../stored-json.ts';
import type { ContactKind } from './contact-detail.ts';
import { comparable } from './contacts.ts';

/** A new contact value to be verified with a code. */
export interface Verification {
  readonly contactInformationId: number;
  readonly kind: ContactKind;
  readonly value: string;
  /** The page of the portal to open afterwards; null for the settings (§4). */
  readonly next: string | null;
}

/** The page to open after a verification without `next` (§4). */
export const SETTINGS_PATH = '/settings';

/** How long a code is valid, ms (§5). */
export const CODE_LIFETIME = 1_800_000;

const KINDS = { [CONTACT_TYPE.email]: 'email', [CONTACT_TYPE.phone]: 'phone' } as const;
const RULES = { email, phone };

/** A value as it is stored and sent. */
export const normalizeValue = (kind: ContactKind, value: string): string => RULES[kind].clean(value);

const queryOf = (address: string) => new URL(address, 'https://portal.invalid').searchParams;

/** The parameter `next` of an address; null if it is missing or not a page of the portal. */
export function nextPathIn(address: string): string | null {
  const next = queryOf(address).get('next');
  return next && isOwnPath(next) ? next : null;
}

/** The address of the page where the code is entered (§2). The value is not in it: see `verificationState`. */
export function verificationAddress({ contactInformationId, kind, next }: Verification): string {
  const query = new URLSearchParams({
    contactInformationId: String(contactInformationId),
    contactInformationType: String(CONTACT_TYPE[kind]),
    ...(next && { next }),
  });
  return `/verification-code?${query}`;
}

const pageState = z.object({ value: z.string() });

/** The state of the history entry of that page: addresses end up in logs, so personal data is kept out of them. */
export const verificationState = ({ value }: Pick<Verification, 'value'>): z.output<typeof pageState> => ({ value });

/** The parts of a verification that an address has. */
export type LinkedVerification = Omit<Verification, 'value'>;

/** What the query of an address says; null if it is missing or invalid. */
export function linkedVerificationIn(address: string): LinkedVerification | null {
  const query = queryOf(address);
  const id = query.get('contactInformationId') ?? '';
  const kind = KINDS[Number(query.get('contactInformationType')) as keyof typeof KINDS];
  if (!/^\d{1,15}$/.test(id) || kind === undefined) return null;
  return { contactInformationId: Number(id), kind, next: nextPathIn(address) };
}

/** The value in a link from elsewhere (§2); null if there is none. The portal removes it from the address. */
export const valueIn = (address: string): string | null => queryOf(address).get('value');

/** The same address without the value. */
export function withoutValue(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid');
  searchParams.delete('value');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** The value in the state of a history entry; null if there is none. */
export const valueInState = (state: unknown): string | null => pageState.safeParse(state).data?.value ?? null;

/** The verification of a linked detail with a value; null if the value is invalid. */
export function withValue(linked: LinkedVerification, text: string): Verification | null {
  const value = normalizeValue(linked.kind, text);
  return violationOf(RULES[linked.kind], value) === null ? { ...linked, value } : null;
}

const sentCode = z.object({
  /** Another user of this device must not see it. */
  cardholderId: z.int(),
  contactInformationId: z.int(),
  kind: z.enum(['email', 'phone']),
  value: z.string(),
  next: z.nullable(z.string()),
  /** ms since 1970 */
  sentAt: z.number(),
});
type SentCode = z.output<typeof sentCode>;

/** The device entry for a sent code, so that the user can close the page and enter the code later. */
export const serializeSentCode = (verification: Verification, cardholderId: number, sentAt: number): string =>
  JSON.stringify({ ...verification, cardholderId, sentAt } satisfies SentCode);

/** Parses the device entry; null if it is missing, invalid, or of another cardholder. */
export function parseSentCode(text: string | null, cardholderId: number): SentCode | null {
  const stored = parseStored(sentCode, text);
  return stored?.cardholderId === cardholderId ? stored : null;
}

/** Whether two verifications are of the same value of the same contact detail. It can be written in two ways. */
export const isSameVerification = (a: Verification, b: Verification): boolean =>
  a.contactInformationId === b.contactInformationId &&
  a.kind === b.kind &&
  comparable(a.kind, a.value) === comparable(b.kind, b.value);
