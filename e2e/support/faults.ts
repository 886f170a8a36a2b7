import type { RunningSandbox } from './sandbox.ts';

type Wish = Omit<Parameters<RunningSandbox['fail']>[0], 'call'>;

/** Something that can go wrong with any call, and what the person is told. */
export interface Trouble {
  readonly wish: Wish;
  readonly swedish: string;
  readonly english: string;
  /** How the browser hears of it, ahead of method and path; nothing when the answer looks right to it. */
  readonly heard?: string;
}

const REFUSED = {
  swedish: 'Det gick inte att hämta uppgifterna från servern. Försök igen om en stund.',
  english: 'Could not fetch the data from the server. Try again in a moment.',
};
const NONSENSE = {
  swedish: 'Vi fick ett svar som vi inte förstod. Försök igen, och kontakta supporten om det händer flera gånger.',
  english: 'We got an answer that we did not understand. Try again, and contact support if it keeps happening.',
};
export const LATE = {
  swedish: 'Svaret dröjde för länge. Försök igen om en stund.',
  english: 'The answer took too long. Try again in a moment.',
};
export const UNREACHABLE = {
  swedish: 'Vi når inte servern. Se efter att du är uppkopplad och försök igen.',
  english: 'We cannot reach the server. See that you are online and try again.',
};

export const TROUBLES: Readonly<Record<string, Trouble>> = {
  'an answer that is no JSON': { wish: { body: 'malformed' }, ...NONSENSE },
  'an answer without its fields': { wish: { body: 'wrongShape' }, ...NONSENSE },
  'a 403': { wish: { status: 403 }, heard: '403', ...REFUSED },
  'a 404': { wish: { status: 404 }, heard: '404', ...REFUSED },
  'a 500': { wish: { status: 500 }, heard: '500', ...REFUSED },
  'a 500 that says why': {
    wish: { status: 500, detail: 'Kortsystemet uppdateras till klockan 14.' },
    heard: '500',
    swedish: 'Kortsystemet uppdateras till klockan 14.',
    english: 'Kortsystemet uppdateras till klockan 14.',
  },
  'a dropped connection': { wish: { drop: true }, heard: 'net::ERR_EMPTY_RESPONSE', ...UNREACHABLE },
};
