import { describe, expect, it } from 'vitest';
import { cardholderWith } from '../../machines/contact-details/cardholder.fixture.ts';
import { initialContext } from '../../machines/contact-details/contact-verification.setup.ts';
import {
  isSameVerification,
  linkedVerificationIn,
  nextPathIn,
  normalizeValue,
  parseSentCode,
  serializeSentCode,
  type Verification,
  valueIn,
  valueInState,
  verificationAddress,
  verificationState,
  withoutValue,
  withValue,
} from '../../machines/contact-details/verification.ts';
import type { Ports } from '../../machines/ports.ts';

const EMAIL: Verification = { contactInformationId: 9001, kind: 'email', value: 'anna@example.se', next: null };
const PHONE: Verification = { contactInformationId: 9002, kind: 'phone', value: '0701234567', next: '/card?a=b' };

describe('the address of the page for the code', () => {
  it.each([EMAIL, PHONE])('has what it needs, and not the value: %j', ({ value, ...linked }) => {
    const address = verificationAddress({ ...linked, value });
    expect(address).not.toContain(value);
    expect(linkedVerificationIn(address)).toEqual(linked);
  });

  it('is as the specification says', () => {
    expect(verificationAddress(EMAIL)).toBe('/verification-code?contactInformationId=9001&contactInformationType=1');
    expect(verificationAddress({ ...PHONE, next: null })).toBe(
      '/verification-code?contactInformationId=9002&contactInformationType=2',
    );
  });

  it.each([
    '/verification-code',
    '/verification-code?contactInformationType=1',
    '/verification-code?contactInformationId=9001',
    '/verification-code?contactInformationId=9001&contactInformationType=3',
    '/verification-code?contactInformationId=x9001&contactInformationType=1',
    '/verification-code?contactInformationId=9001x&contactInformationType=1',
    '/verification-code?contactInformationId=1234567890123456&contactInformationType=1',
  ])('is invalid: %s', (address) => expect(linkedVerificationIn(address)).toBeNull());

  it('leads only to pages of the portal afterwards', () => {
    expect(nextPathIn('/edit-email?next=%2Fcard')).toBe('/card');
    for (const query of ['', '?next=', '?next=https://evil.example', '?next=//evil.example'])
      expect(nextPathIn(`/edit-email${query}`)).toBeNull();
  });
});

describe('the value', () => {
  it('is in a link from elsewhere, and is removed from it', () => {
    const linked = '/verification-code?contactInformationId=9001&value=a%40b.se';
    expect(valueIn(linked)).toBe('a@b.se');
    expect(withoutValue(linked)).toBe('/verification-code?contactInformationId=9001');
    expect(withoutValue('/verification-code?value=a%40b.se')).toBe('/verification-code');
    expect(valueIn('/verification-code')).toBeNull();
  });

  it('is in the state of the history entry', () => {
    expect(valueInState(verificationState(EMAIL))).toBe('anna@example.se');
    for (const state of [null, {}, { value: 7 }, 'anna@example.se']) expect(valueInState(state)).toBeNull();
  });

  it.each([
    ['email', ' anna@example.se ', 'anna@example.se'],
    ['phone', '070-123 45 67', '0701234567'],
  ] as const)('of the kind %s is normalized: "%s"', (kind, typed, value) => {
    expect(normalizeValue(kind, typed)).toBe(value);
    expect(withValue({ contactInformationId: 1, kind, next: null }, typed)?.value).toBe(value);
  });

  it.each([
    ['email', '0701234567'],
    ['phone', 'anna@example.se'],
    ['email', ''],
  ] as const)('of the kind %s is invalid: %s', (kind, text) => {
    expect(withValue({ contactInformationId: 1, kind, next: null }, text)).toBeNull();
  });
});

describe('the page for the code of a registered phone number', () => {
  const ADDRESS = '/verification-code?contactInformationId=9002&contactInformationType=2';
  const codeFor = (verification: Verification) => serializeSentCode(verification, 501, 1000);

  interface ContextParams {
    readonly registered: string;
    /** The value in the history entry. */
    readonly linked?: string;
    readonly sentCode?: string;
    readonly address?: string;
  }

  const contextOf = ({ registered, linked, sentCode, address = ADDRESS }: ContextParams) =>
    initialContext({
      ports: {
        device: { read: () => sentCode ?? null },
        browser: { pageState: () => (linked === undefined ? null : { value: linked }) },
      } as unknown as Ports,
      cardholder: cardholderWith('anna@example.se', registered, '2026-11-20T09:00:00Z'),
      address,
      onEvent: () => undefined,
    });
  const phone = (value: string): Verification => ({ contactInformationId: 9002, kind: 'phone', value, next: null });

  it.each([
    ['004670 123 45 67', '+46701234567'],
    ['08-123 45 67', '081234567'],
  ])('verifies it also if it could not be entered: %s', (registered, value) => {
    expect(contextOf({ registered }).verification).toEqual(phone(value));
    expect(contextOf({ registered, linked: registered }).verification).toEqual(phone(value));
    expect(contextOf({ registered, linked: value }).verification).toEqual(phone(value));
    const withValueInAddress = `${ADDRESS}&value=${encodeURIComponent(registered)}`;
    expect(contextOf({ registered, address: withValueInAddress }).verification).toEqual(phone(value));
  });

  it('uses the form in which it is registered', () => {
    expect(contextOf({ registered: '+46701234567', linked: '070-123 45 67' }).verification).toEqual(
      phone('+46701234567'),
    );
  });

  it('uses another value only if it is valid as a new value', () => {
    expect(contextOf({ registered: '08-123 45 67', linked: '070-765 43 21' }).verification).toEqual(
      phone('0707654321'),
    );
    expect(contextOf({ registered: '08-123 45 67', linked: '08-765 43 21' }).verification).toBeNull();
  });

  it('ignores a code that was sent for another detail', () => {
    for (const other of [EMAIL, { ...EMAIL, contactInformationId: 9002 }, { ...PHONE, contactInformationId: 9003 }]) {
      const sentCode = codeFor(other);
      const { verification, sentAt } = contextOf({ registered: '08-123 45 67', linked: '08-123 45 67', sentCode });
      expect([verification, sentAt]).toEqual([phone('081234567'), null]);
      expect(contextOf({ registered: '08-123 45 67', linked: '08-765 43 21', sentCode }).verification).toBeNull();
    }
  });

  it('uses a code that was sent for it', () => {
    const sentCode = codeFor(PHONE);
    expect(contextOf({ registered: '08-123 45 67', sentCode })).toMatchObject({
      verification: phone(PHONE.value),
      sentAt: 1000,
    });
    expect(contextOf({ registered: '08-123 45 67', linked: '08-765 43 21', sentCode })).toMatchObject({
      verification: { value: PHONE.value },
      sentAt: 1000,
    });
  });

  it('knows that a code was sent if the backend writes the number in another way', () => {
    const sentCode = codeFor(PHONE);
    expect(contextOf({ registered: '+46701234567', linked: PHONE.value, sentCode })).toMatchObject({
      verification: phone('+46701234567'),
      sentAt: 1000,
    });
  });

  it('uses the last code if the address says nothing', () => {
    const { verification } = contextOf({
      registered: '08-123 45 67',
      sentCode: codeFor(EMAIL),
      address: '/verification-code',
    });
    expect(verification).toMatchObject(EMAIL);
  });
});

describe('a code that was sent', () => {
  it('is kept for its cardholder', () => {
    const stored = serializeSentCode(PHONE, 501, 1000);
    expect(parseSentCode(stored, 501)).toEqual({ ...PHONE, cardholderId: 501, sentAt: 1000 });
    expect(parseSentCode(stored, 502)).toBeNull();
  });

  it.each([null, '', '{}', serializeSentCode({ ...EMAIL, kind: 'post' as never }, 501, 1000)])(
    'is ignored if the storage has %s',
    (stored) => expect(parseSentCode(stored, 501)).toBeNull(),
  );
});

it('two verifications are the same if they are of one value of one detail', () => {
  expect(isSameVerification(EMAIL, { ...EMAIL, next: '/card' })).toBe(true);
  expect(isSameVerification(EMAIL, { ...EMAIL, value: 'Anna@example.se' })).toBe(true);
  expect(isSameVerification(PHONE, { ...PHONE, value: '+46701234567' })).toBe(true);
  expect(isSameVerification(EMAIL, { ...EMAIL, contactInformationId: 1 })).toBe(false);
  expect(isSameVerification(EMAIL, { ...EMAIL, kind: 'phone' })).toBe(false);
  expect(isSameVerification(EMAIL, { ...EMAIL, value: 'bo@example.se' })).toBe(false);
});
