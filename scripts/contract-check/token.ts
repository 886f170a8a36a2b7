import { jwtDecode } from 'jwt-decode';
import type * as z from 'zod/mini';
import { isForCardholder, tokenClaims } from '../../contract/token.ts';
import type { Note } from './note.ts';

type Claims = Readonly<Record<string, unknown>>;

function decoded(token: string): Claims | null {
  try {
    return jwtDecode(token);
  } catch {
    return null;
  }
}

const note = (isFatal: boolean, problem: string, effect: string, change: string): Note => {
  return { subject: 'token', isFatal, problem, effect, change };
};
const NO_ACCESS = 'after the log-in, that the user has no access';

type Read = z.output<typeof tokenClaims>;
const when = (isSo: boolean, ...rest: Parameters<typeof note>): Note[] => (isSo ? [note(...rest)] : []);

const expiryNotes = ({ exp }: Claims, read: Read, now: number): Note[] => [
  ...when(read.exp * 1000 <= now, true, 'it has expired', 'the log-in page', 'use a new token; exp is in seconds'),
  ...when(Number(exp) > 1e11, false, 'exp is in ms', 'nothing', 'write it in seconds since 1970'),
];

function accessNotes({ applications }: Claims, read: Read): Note[] {
  const count = Array.isArray(applications) ? applications.length : 1;
  const isLost = read.applications.length < count;
  return [
    ...when(
      !isForCardholder(read),
      true,
      'no application has a name with “Cardholder”',
      NO_ACCESS,
      'add it to applications, as a text or as { name }',
    ),
    ...when(
      isLost,
      false,
      'some applications cannot be read',
      'nothing, they are left out',
      'write a text or { name } for each',
    ),
  ];
}

function personNotes({ sub, authenticationMethod: method }: Claims, read: Read): Note[] {
  const hasSub = (sub ?? '') !== '';
  const isOddMethod = read.authenticationMethod === 'BANKID' && method !== 'BANKID';
  return [
    ...when(
      !hasSub,
      true,
      'sub is missing',
      'no question when another user of the device logs in',
      'add the same sub to all tokens of a cardholder',
    ),
    ...when(hasSub && typeof sub !== 'string', false, 'sub is no text', 'nothing', 'write it as text'),
    ...when(
      method === undefined,
      false,
      'authenticationMethod is missing',
      'codes instead of BankID for signatures',
      'write BANKID after a log-in with BankID',
    ),
    ...when(isOddMethod, false, 'authenticationMethod is not BANKID in capitals', 'nothing', 'write BANKID'),
  ];
}

/** What the portal cannot read, or reads in another way, in the claims of an access token (§3). `now` in ms since 1970. */
export function tokenNotes(token: string, now: number): Note[] {
  const claims = decoded(token);
  if (!claims) return [note(true, 'it is no JWT', NO_ACCESS, 'return a JWT with the claims of docs/backend.md')];
  const { data } = tokenClaims.safeParse(claims);
  if (!data) return [note(true, 'exp is missing or no number', NO_ACCESS, 'add exp, in seconds since 1970')];
  return [...expiryNotes(claims, data, now), ...accessNotes(claims, data), ...personNotes(claims, data)];
}
