import type { RunningSandbox } from './sandbox.ts';

type Fault = Omit<Parameters<RunningSandbox['injectFault']>[0], 'call'>;

/** A fault that can happen to any call, and the error text that the user sees. */
export interface FaultCase {
  readonly fault: Fault;
  readonly swedish: string;
  readonly english: string;
  /** What `consoleGuard` records, before method and path; undefined if the browser reports nothing. */
  readonly reportedAs?: string;
}

const REJECTED_TEXTS = {
  swedish: 'Det gick inte att hämta uppgifterna från servern. Försök igen om en stund.',
  english: 'Could not fetch data from the server. Try again in a moment.',
};
const INVALID_RESPONSE_TEXTS = {
  swedish: 'Vi fick ett svar som vi inte förstod. Försök igen, och kontakta supporten om det händer flera gånger.',
  english: 'We got an answer that we did not understand. Try again, and contact support if it keeps happening.',
};
export const TIMEOUT_TEXTS = {
  swedish: 'Svaret dröjde för länge. Försök igen om en stund.',
  english: 'The answer took too long. Try again in a moment.',
};
export const UNREACHABLE_TEXTS = {
  swedish: 'Vi når inte servern. Kontrollera att du är uppkopplad och försök igen.',
  english: 'We cannot reach the server. Check that you are online and try again.',
};

export const FAULT_CASES: Readonly<Record<string, FaultCase>> = {
  'a response that is not JSON': { fault: { body: 'malformed' }, ...INVALID_RESPONSE_TEXTS },
  'a response without the required fields': { fault: { body: 'wrongShape' }, ...INVALID_RESPONSE_TEXTS },
  'a 403': { fault: { status: 403 }, reportedAs: '403', ...REJECTED_TEXTS },
  'a 404': { fault: { status: 404 }, reportedAs: '404', ...REJECTED_TEXTS },
  'a 500': { fault: { status: 500 }, reportedAs: '500', ...REJECTED_TEXTS },
  'a 500 with a detail text': {
    fault: { status: 500, detail: 'Kortsystemet uppdateras till klockan 14.' },
    reportedAs: '500',
    swedish: 'Kortsystemet uppdateras till klockan 14.',
    english: 'Kortsystemet uppdateras till klockan 14.',
  },
  'a dropped connection': { fault: { drop: true }, reportedAs: 'net::ERR_EMPTY_RESPONSE', ...UNREACHABLE_TEXTS },
};
