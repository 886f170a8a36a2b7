import type { AnyStateMachine } from 'xstate';
import type { Place } from '../adapter.ts';

/** The personas of the machines with which anna can do nothing. */
export const PERSONAS: Readonly<Record<string, string>> = {
  'access-gate': 'nils',
  'activate-card': 'ellen',
  'automatic-topup': 'vera',
  'calendar-file': 'vera',
  'contact-check': 'stig',
  'contact-verification': 'lars',
  'mobile-devices': 'siri',
  'order-months': 'vera',
  'pin-choice': 'algot',
  'pin-unblock': 'pelle',
  'topup-month': 'vera',
  topups: 'vera',
};

/** How a machine begins as a start of its model says. */
export interface StartPlace {
  /** Whose data are like that, if not those of the persona of the machine. */
  readonly persona?: string;
  /** The address, if it is not that of the machine. */
  readonly page?: string;
  /** How the persona has logged in, if not with BankID. */
  readonly authenticationMethod?: string;
}

/**
 * Starts that the portal can have. `{}`: with the persona of the machine. `null`: no persona has these data. A first start that
 * is not listed: any persona.
 */
export const STARTS: Readonly<Record<string, Readonly<Record<string, StartPlace | null>>>> = {
  'contact-verification': { 'nothing to verify': { persona: 'anna', page: '/verification-code' } },
  'delivery-address': {
    'valid address, PIN': null,
    'valid address, PIN, fee': {},
    'valid address, no PIN': { persona: 'algot' },
    'incomplete address': { persona: 'ebbe' },
  },
  'physical-card-order': {
    address: { page: '/physical-card-address' },
    PIN: { persona: 'algot', page: '/choose-pin' },
    confirmation: { page: '/physical-card-done' },
  },
  'pin-choice': { 'no PIN, no fee': null, 'no PIN, fee': {} },
  'replacement-card': { '?digital': { page: '/replacement-card?digital' } },
  session: { 'a short-lived token on the device': { persona: 'sara' } },
  signature: { 'logged in with a password': { authenticationMethod: 'PASSWORD' } },
  'temporary-block': { 'a blocked card': { persona: 'ylva' } },
  'topup-month': {
    'a month to order': { persona: 'anna' },
    'an ordered month': { persona: 'anna' },
    'a canceled month': { persona: 'tyra' },
    'a blocked month': { persona: 'tyra' },
    'no months left': { persona: 'emil' },
    'a closed agreement': { persona: 'birgit' },
    'an inactive account': { persona: 'ines' },
  },
};

/** Where the pages of machines are opened that need more than their path. */
export const ADDRESSES: Readonly<Record<string, string>> = {
  // The e-mail address of the persona, which is not verified.
  'contact-verification': '/verification-code?contactInformationId=5121&contactInformationType=1',
};

/** What the device stores when the page of a machine is opened: the answer to the question about cookies, unless it asks. */
export const deviceOf = (machine: string): Readonly<Record<string, string>> =>
  machine === 'consent' ? {} : { consent: 'decline' };

/** The page in the `meta` of a machine, and who opens it. Throws if the machine lacks it, its section or a description. */
export function placeOf({ id, root: { description, meta } }: AnyStateMachine): Place {
  const page: unknown = meta?.page;
  if (description === undefined) throw new Error(`${id}: the machine has no description`);
  if (typeof meta?.section !== 'string') throw new Error(`${id}: meta names no section of the specification`);
  if (typeof page !== 'string') throw new Error(`${id}: meta names no page of the portal`);
  const startPersonas = Object.fromEntries(
    Object.entries(STARTS[id] ?? {}).flatMap(([start, place]) => {
      const other = place === null ? null : place.persona;
      return other === undefined ? [] : [[start, other]];
    }),
  );
  const persona = page.startsWith('/login') ? null : (PERSONAS[id] ?? 'anna');
  return { page, persona, ...(Object.keys(startPersonas).length > 0 && { startPersonas }) };
}
