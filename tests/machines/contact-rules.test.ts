import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listOf } from '../../contract/list.ts';
import { cardholderWith } from '../../machines/contact-details/cardholder.fixture.ts';
import { contactDetail, contactInfosOf } from '../../machines/contact-details/contact-detail.ts';
import { contactsOf, hasValues, hasVerified, isStale } from '../../machines/contact-details/contacts.ts';

const NOW = Date.parse('2026-11-20T12:00:00+01:00');
const RECENT = '2026-10-01T08:00:00Z';
const OLD = '2026-01-01T08:00:00Z';
const anna = cardholderWith('anna@example.se', '0701234567', RECENT);
const withoutInfos = (): typeof anna => ({
  ...anna,
  personalInformation: { ...anna.personalInformation, contactInfos: [] },
});

/** The cardholder with one field of both details changed. */
const changed = (change: Partial<(typeof anna)['personalInformation']['contactInfos'][number]>): typeof anna => ({
  ...anna,
  personalInformation: {
    ...anna.personalInformation,
    contactInfos: anna.personalInformation.contactInfos.map((info) => ({ ...info, ...change })),
  },
});

describe('the contact details of a cardholder', () => {
  it('are found by their kind', () => {
    expect(contactsOf(anna)).toEqual({ email: 'anna@example.se', phone: '0701234567' });
    expect(contactDetail(anna, 'email')).toEqual({ id: 9001, value: 'anna@example.se', isVerified: true });
    expect(contactDetail(anna, 'phone')).toEqual({ id: 9002, value: '0701234567', isVerified: true });
  });

  it('have no value while they are a placeholder or empty', () => {
    const saving = cardholderWith('-', '', RECENT);
    expect(contactsOf(saving)).toEqual({ email: '', phone: '' });
    expect(contactInfosOf(saving, 'email')).toEqual([]);
    expect(contactDetail(saving, 'email')).toEqual({ id: 9001, value: '', isVerified: true });
  });

  it('can be missing', () => {
    expect(contactsOf(withoutInfos())).toEqual({ email: '', phone: '' });
    expect(contactDetail(withoutInfos(), 'phone')).toBeNull();
  });
});

describe('a verified detail', () => {
  it.each([
    ['email', 'anna@example.se', true],
    ['email', ' Anna@Example.SE ', true],
    ['email', 'bo@example.se', false],
    ['phone', '0701234567', true],
    ['phone', '+46 70-123 45 67', true],
    ['phone', '0046701234567', true],
    ['phone', '+45701234567', false],
    ['phone', '0701234568', false],
  ] as const)('is recognised however it is written: %s %s is %s', (kind, value, isSame) => {
    expect(hasVerified(anna, kind, value)).toBe(isSame);
  });

  it('is not one that was never verified', () => {
    expect(hasVerified(changed({ verified: false }), 'email', 'anna@example.se')).toBe(false);
  });

  it('is found among others of its kind', () => {
    const [info] = anna.personalInformation.contactInfos;
    if (info === undefined) throw new Error('the fixture has no details');
    const contactInfos = [{ ...info, description: 'old@example.se' }, info];
    const both = { ...anna, personalInformation: { ...anna.personalInformation, contactInfos } };
    expect(hasVerified(both, 'email', 'anna@example.se')).toBe(true);
  });

  it('keeps the digits of another country', () => {
    expect(hasVerified(cardholderWith('', '+15046701234', RECENT), 'phone', '+15046701234')).toBe(true);
    // 0046 in the middle of a number is not the code of Sweden.
    expect(hasVerified(cardholderWith('', '0700467012', RECENT), 'phone', '0707012')).toBe(false);
    expect(hasVerified(cardholderWith('', '0701234600', RECENT), 'phone', '07012346')).toBe(false);
  });
});

it.each([
  ['anna@example.se', '0701234567', true],
  ['-', '0701234567', false],
  ['anna@example.se', '-', false],
])('details are saved when the backend has %s and %s: %s', (email, phone, areSaved) => {
  expect(hasValues(cardholderWith(email, phone, RECENT), { email: 'a@b.se', phone: '07' })).toBe(areSaved);
});

it('a detail that was not posted need not be there', () => {
  expect(hasValues(cardholderWith('-', '-', RECENT), { email: '', phone: '' })).toBe(true);
  expect(hasValues(cardholderWith('-', '07', RECENT), { email: 'a@b.se', phone: '' })).toBe(false);
  expect(hasValues(cardholderWith('a@b.se', '-', RECENT), { email: '', phone: '07' })).toBe(false);
});

describe('the check of old details', () => {
  it('asks about any detail with a value', () => {
    expect(isStale(anna, NOW)).toBe(false);
    expect(isStale(cardholderWith('anna@example.se', '', OLD), NOW)).toBe(true);
    expect(isStale(cardholderWith('', '0701234567', OLD), NOW)).toBe(true);
    expect(isStale(cardholderWith('-', '', OLD), NOW)).toBe(false);
  });

  it('does not ask if a detail could not be read, because the answer would remove it', () => {
    const lost = z.parse(listOf(z.object({ id: z.int() })), [{ id: 1 }, null]);
    const stale = cardholderWith('anna@example.se', '0701234567', OLD);
    const contactInfos = Object.assign([...stale.personalInformation.contactInfos], { lost: lost.lost });
    const partly = { ...stale, personalInformation: { ...stale.personalInformation, contactInfos } };
    expect(isStale(partly as typeof stale, NOW)).toBe(false);
  });
});
