/** The HTTP statuses that a refusal may have. */
type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 429 | 500 | 503;

/** Texts that a refusal may carry as `detail` (§8), each with the status it comes with. */
export type Refusals = Readonly<Record<string, RefusalStatus>>;

/** What any call that takes a token may be refused with; §7: on a 403 with an expired token the page reloads. */
export const ADMISSION = {
  'A bearer token is needed': 401,
  'The token is not valid': 401,
  'The token belongs to nobody': 401,
  'The token has expired': 403,
  'Invalid user or user not authorized to access the application': 403,
} as const satisfies Refusals;

/** BankID's own refusals (§8). */
export const BANKID = {
  alreadyInProgress: 400,
  unauthorized: 401,
  requestTimeout: 408,
  internalError: 500,
  maintenance: 503,
} as const satisfies Refusals;

/** Somebody asked about what is not theirs, or is not there at all: the answer does not tell which. */
export const FOREIGN = {
  account: { 'The account belongs to somebody else': 403 },
  branch: { 'The employer branch belongs to somebody else': 403 },
  card: { 'The card belongs to somebody else': 403 },
  client: { 'The employer is not the cardholder’s own': 403 },
  contact: { 'The contact detail belongs to somebody else': 403 },
} as const satisfies Readonly<Record<string, Refusals>>;
