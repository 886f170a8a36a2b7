import type { Cardholder } from '../../contract/cardholder.ts';
import type { Spy } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import type { Ports } from '../ports.ts';
import { cardholderWith } from './cardholder.fixture.ts';

export const MINUTE = 60_000;

export const EMAIL = 'anna.ny@example.se';
const PHONE = '0701234567';
/** The registered address that EMAIL takes the place of, in one start. */
export const REPLACED = 'anna@example.se';
const CONFIRMED = '2026-11-20T09:00:00Z';
const verifiedBoth = cardholderWith('Anna.Ny@example.se', '+46701234567', CONFIRMED);
const oldInfos = cardholderWith('anna@example.se', '0709999999', CONFIRMED).personalInformation.contactInfos.map(
  (info) => ({ ...info, id: info.id - 100 }),
);
/** The old values come first. */
export const verifiedAfterOld = {
  ...verifiedBoth,
  personalInformation: {
    ...verifiedBoth.personalInformation,
    contactInfos: [...oldInfos, ...verifiedBoth.personalInformation.contactInfos],
  },
};
/** The old values are verified, and the new ones are not. */
export const verifiedNeither = {
  ...verifiedBoth,
  personalInformation: {
    ...verifiedBoth.personalInformation,
    contactInfos: [
      ...oldInfos,
      ...cardholderWith(EMAIL, PHONE, CONFIRMED).personalInformation.contactInfos.map((info) => ({
        ...info,
        verified: false,
      })),
    ],
  },
};

/** Other senders of links put the value into the address (§2). */
const LINK_FROM_ELSEWHERE = '?contactInformationId=9002&value=070-123%2045%2067&contactInformationType=2';
const QUERY = 'contactInformationId=9001&contactInformationType=1';
/** Both values of the cardholder are new and not verified. */
const cardholder = {
  ...verifiedBoth,
  personalInformation: {
    ...verifiedBoth.personalInformation,
    contactInfos: verifiedNeither.personalInformation.contactInfos.slice(2),
  },
};
const addressWith = (query: string, value?: string, owner: Cardholder = cardholder) => ({
  ...(value && { pageState: { value } }),
  input: (ports: Ports, spy: Spy) => ({
    ports,
    cardholder: owner,
    address: `/verification-code${query}`,
    onEvent: spy('onEvent'),
  }),
});
/** A registered number that could not be entered as a new one. */
const REGISTERED_PHONE = '0046701234567';
/** The settings link to the page with the registered number in the history entry. */
const registeredPhone = {
  pageState: { value: REGISTERED_PHONE },
  input: (ports: Ports, spy: Spy) => ({
    ports,
    cardholder: cardholderWith(EMAIL, REGISTERED_PHONE, CONFIRMED),
    address: '/verification-code?contactInformationId=9002&contactInformationType=2',
    onEvent: spy('onEvent'),
  }),
};
/** The entry on the device for a code that was sent some time ago, ms. */
const sentCode = (age: number, overrides: object = {}) => ({
  sentVerification: JSON.stringify({
    cardholderId: 501,
    contactInformationId: 9001,
    kind: 'email',
    value: 'anna.ny@example.se',
    next: null,
    sentAt: MODEL_START - age,
    ...overrides,
  }),
});

/** An action that waits for a verified e-mail. */
const pendingAction = (path: string) => ({
  pendingAction: JSON.stringify({
    kind: 'pin',
    text: 'Visa PIN-koden',
    path,
    referenceCode: 'C-7F3A91',
    savedAt: MODEL_START - MINUTE,
  }),
});

/** The cardholder opens the page with a link, in a new tab, or again with a code that was sent before. */
export const verificationStarts = {
  'just sent': {
    ...addressWith(`?${QUERY}&next=%2Fcard`, EMAIL),
    device: { ...sentCode(0), ...pendingAction('/physical-card-welcome') },
  },
  'for a pending action, with another registered address': {
    ...addressWith(`?${QUERY}`, EMAIL, cardholderWith(REPLACED, PHONE, CONFIRMED)),
    device: { ...sentCode(0), ...pendingAction('/physical-card-welcome') },
  },
  'a pending action with a path on another site': {
    ...addressWith(`?${QUERY}`, EMAIL),
    device: { ...sentCode(0), ...pendingAction('//elsewhere.example') },
  },
  'opened again within 30 minutes': { ...addressWith(''), device: sentCode(30 * MINUTE - 1) },
  'opened again after 30 minutes': { ...addressWith(`?${QUERY}`), device: sentCode(30 * MINUTE) },
  'an unverified detail, in a new tab': addressWith(`?${QUERY}`),
  'an unverified detail': {
    ...addressWith(LINK_FROM_ELSEWHERE),
    device: { ...sentCode(MINUTE), ...pendingAction('/physical-card-welcome') },
  },
  'a registered number in another form, after a code for the e-mail': { ...registeredPhone, device: sentCode(MINUTE) },
  'nothing to verify': addressWith(''),
  'an invalid address': {
    ...addressWith('?contactInformationId=9001&value=anna&contactInformationType=3'),
    device: { sentVerification: '{' },
  },
  'a code of another cardholder': { ...addressWith(''), device: sentCode(MINUTE, { cardholderId: 502 }) },
};

/** What is verified after the starts that are not about the e-mail address. */
export const PHONES: Readonly<Record<string, string>> = {
  'an unverified detail': PHONE,
  'a registered number in another form, after a code for the e-mail': '+46701234567',
};

/** The age of the code at the start, ms. */
export const AGES: Readonly<Record<string, number>> = {
  'opened again within 30 minutes': 30 * MINUTE - 1,
  'opened again after 30 minutes': 30 * MINUTE,
};

/** The page that opens after each start; default: the settings. */
export const DESTINATIONS: Readonly<Record<string, string>> = {
  'just sent': '/card',
  'for a pending action, with another registered address': '/physical-card-welcome',
};

/** Where the page goes at the start, because its address has a value. */
export const MOVES: Readonly<Record<string, readonly unknown[]>> = {
  'an unverified detail': [
    '/verification-code?contactInformationId=9002&contactInformationType=2',
    { replace: true, state: { value: PHONE } },
  ],
  'an invalid address': ['/verification-code?contactInformationId=9001&contactInformationType=3', { replace: true }],
};

/** The state after each start, by the query of the address and the entries on the device. */
export const FIRST_STATES: Readonly<Record<string, string>> = {
  'just sent': 'entering',
  'for a pending action, with another registered address': 'entering',
  'a pending action with a path on another site': 'entering',
  'opened again within 30 minutes': 'entering',
  'opened again after 30 minutes': 'expired',
  'an unverified detail': 'codeNotSent',
  'an unverified detail, in a new tab': 'codeNotSent',
  'a registered number in another form, after a code for the e-mail': 'codeNotSent',
  'nothing to verify': 'nothingToVerify',
  'an invalid address': 'nothingToVerify',
  'a code of another cardholder': 'nothingToVerify',
};
