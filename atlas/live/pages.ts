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

/** The personas whose data are those of a start of a model, where they differ from the persona of the machine. */
export const START_PERSONAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'temporary-block': { 'a blocked card': 'ylva' },
  'topup-month': {
    'a month to order': 'anna',
    'an ordered month': 'anna',
    'a canceled month': 'tyra',
    'a blocked month': 'tyra',
    'no months left': 'emil',
    'a closed agreement': 'birgit',
    'an inactive account': 'ines',
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
  const startPersonas = START_PERSONAS[id];
  const persona = page.startsWith('/login') ? null : (PERSONAS[id] ?? 'anna');
  return { page, persona, ...(startPersonas && { startPersonas }) };
}
