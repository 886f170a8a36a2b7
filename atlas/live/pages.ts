import type { AnyStateMachine } from 'xstate';

/** Where a machine runs in the portal. */
export interface Place {
  readonly page: string;
  /** A persona of the sandbox that can use it; null for a signed-out portal. */
  readonly persona: string | null;
}

/** The personas of the machines with which anna can do nothing. */
export const PERSONAS: Readonly<Record<string, string>> = {
  'access-gate': 'nils',
  'activate-card': 'ellen',
  'automatic-topup': 'vera',
  'calendar-file': 'vera',
  'contact-check': 'stig',
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
    'automatic top-ups': 'signe',
  },
};

/** The page in the `meta` of a machine, and who opens it. Throws if the machine names none. */
export function placeOf({ id, root: { meta } }: AnyStateMachine): Place {
  const page: unknown = meta?.page;
  if (typeof page !== 'string') throw new Error(`${id}: meta names no page of the portal`);
  return { page, persona: page.startsWith('/login') ? null : (PERSONAS[id] ?? 'anna') };
}
