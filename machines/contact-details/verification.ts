import * as z from 'zod/mini';
import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type { ContactKind } from '../contact-detail.ts';
import { barePhone, email, phone } from '../rules.ts';
import { isOwnPath } from '../safe-address.ts';

/** A new contact value that is to be confirmed by a code. */
export interface Verification {
  readonly contactInformationId: number;
  readonly kind: ContactKind;
  readonly value: string;
  /** The page of the portal to go on to afterwards; null for the settings (§4). */
  readonly next: string | null;
}

/** Where a verification ends when nothing else was asked for (§4). */
export const SETTINGS_PATH = '/settings';

/** How long a code is valid, ms (§5). */
export const CODE_LIFE = 1_800_000;

const KINDS = { [CONTACT_TYPE.email]: 'email', [CONTACT_TYPE.phone]: 'phone' } as const;
const RULES = { email, phone };

/** A value as it is kept and sent. */
export const bareValue = (kind: ContactKind, value: string): string =>
  kind === 'phone' ? barePhone(value) : value.trim();

const queryOf = (address: string) => new URL(address, 'https://portal.invalid').searchParams;

/** The page of the portal that an address asks to go on to; null when it asks for none. */
export function nextIn(address: string): string | null {
  const next = queryOf(address).get('next');
  return next && isOwnPath(next) ? next : null;
}

/** The address of the page where the code is entered; it carries all that the page needs (§2). */
export function verificationAddress({ contactInformationId, kind, value, next }: Verification): string {
  const query = new URLSearchParams({
    contactInformationId: String(contactInformationId),
    value,
    contactInformationType: String(CONTACT_TYPE[kind]),
    ...(next && { next }),
  });
  return `/verification-code?${query}`;
}

/** What an address asks to have confirmed; null when it does not make sense. */
export function askedFor(address: string): Verification | null {
  const query = queryOf(address);
  const id = query.get('contactInformationId') ?? '';
  const kind = KINDS[Number(query.get('contactInformationType')) as keyof typeof KINDS];
  if (!/^\d{1,15}$/.test(id) || kind === undefined) return null;
  const value = bareValue(kind, query.get('value') ?? '');
  if (z.safeParse(RULES[kind], value).error) return null;
  return { contactInformationId: Number(id), kind, value, next: nextIn(address) };
}

const kept = z.object({
  /** Whose it is: the next person at this device has nothing to confirm. */
  cardholderId: z.int(),
  contactInformationId: z.int(),
  kind: z.enum(['email', 'phone']),
  value: z.string(),
  next: z.nullable(z.string()),
  /** ms since 1970 */
  sentAt: z.number(),
});
type Kept = z.output<typeof kept>;

/** What a device keeps of a code that was sent. */
export const toKeep = (verification: Verification, cardholderId: number, sentAt: number): string =>
  JSON.stringify({ ...verification, cardholderId, sentAt } satisfies Kept);

/** The code that was sent last, so that a person who closed the page can come back and enter it; null when it is not theirs. */
export function sentCode(text: string | null, cardholderId: number): Kept | null {
  try {
    const { data } = kept.safeParse(JSON.parse(text ?? 'null'));
    return data?.cardholderId === cardholderId ? data : null;
  } catch {
    return null;
  }
}

/** Whether a code that was sent belongs to what an address asks for. */
export const isAbout = (code: Verification, { contactInformationId, kind, value }: Verification): boolean =>
  code.contactInformationId === contactInformationId && code.kind === kind && code.value === value;
