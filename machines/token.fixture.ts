import { MODEL_START } from './model-start.ts';

interface Holder {
  /** Null: the token names no user. */
  readonly sub?: string | null;
  readonly name?: string;
  /** Seconds from the beginning of a model; below 0 is expired. */
  readonly expiresIn?: number;
  readonly applications?: readonly string[];
  readonly authenticationMethod?: string;
}

const base64 = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** An unsigned token for models; by default of a cardholder and valid for an hour. */
export function tokenOf({
  sub = 'anna',
  name,
  expiresIn = 3600,
  applications = ['CardholderPortal'],
  authenticationMethod = 'BANKID',
}: Holder = {}): string {
  const claims = {
    ...(sub !== null && { sub }),
    ...(name && { name }),
    exp: MODEL_START / 1000 + expiresIn,
    authenticationMethod,
    applications,
  };
  return `${base64({ alg: 'none' })}.${base64(claims)}.unsigned`;
}
