/** The HTTP statuses of a rejection. */
type RejectionStatus = 400 | 401 | 403 | 404 | 408 | 409 | 429 | 500 | 503;

/** The HTTP status of each rejection, by the `detail` text of its problem body (§8). */
export type Rejections = Readonly<Record<string, RejectionStatus>>;

/** The errors of any call with a token. On a 403 with an expired token the page reloads (§7). */
export const AUTH_ERRORS = {
  'A bearer token is needed': 401,
  'The token is not valid': 401,
  'The token belongs to no cardholder': 401,
  'The token has expired': 403,
  'Invalid user or user not authorized to access the application': 403,
} as const satisfies Rejections;

/**
 * Whether a rejection of a call with a token says that the session has ended (§7): a 401. One with a text that the call
 * itself lists concerns its subject, such as a BankID order or the old password (§8), whatever status is listed for it.
 */
export const endsSession = (rejections: Rejections, status: number, detail: string | null): boolean =>
  status === 401 && !Object.hasOwn(rejections, `${detail}`);

/** The errors of BankID (§8). */
export const BANKID = {
  alreadyInProgress: 400,
  unauthorized: 401,
  requestTimeout: 408,
  internalError: 500,
  maintenance: 503,
} as const satisfies Rejections;

/** The requested resource belongs to someone else or does not exist; the response does not say which. */
export const FORBIDDEN = {
  account: { 'The account belongs to another cardholder': 403 },
  branch: { 'The employer branch belongs to another cardholder': 403 },
  card: { 'The card belongs to another cardholder': 403 },
  client: { 'The employer is not the cardholder’s own': 403 },
  contact: { 'The contact detail belongs to another cardholder': 403 },
} as const satisfies Readonly<Record<string, Rejections>>;

/**
 * Messages of the administration (§8). No call of the portal causes them. They are translated, because a backend that
 * serves both can send them (decision 23).
 */
export const ADMINISTRATIVE = [
  'Cannot delete client while dependants are attached',
  'Cannot delete branch while dependants are attached',
  'Cannot delete package while dependants are attached',
  'Cannot delete topup level while dependants are attached',
  'Cannot delete product type while dependants are attached',
  'Duplicate SSN',
  'SSN already exists',
  'First and last name are required',
  'Invalid branch',
  'Invalid client',
] as const;
