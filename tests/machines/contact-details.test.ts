import { describe, expect, it } from 'vitest';
import { withLost } from '../../contract/list.ts';
import { cardholderWith } from '../../machines/contact-details/cardholder.fixture.ts';
import { hasSameContacts, isOld, mergeContacts, toPlaceholders } from '../../machines/contact-details/contacts.ts';
import {
  readUnsavedContacts,
  removeUnsavedContacts,
  storeUnsavedContacts,
} from '../../machines/contact-details/unsaved-contacts.ts';
import type { Device, DeviceKey } from '../../machines/ports.ts';

it.each([
  ['2026-05-20T12:00:00+02:00', '2026-11-20T23:59:00+01:00', false],
  ['2026-05-20T12:00:00+02:00', '2026-11-21T00:00:00+01:00', true],
  // 22:30 UTC is the next day in Stockholm.
  ['2026-05-20T22:30:00Z', '2026-11-21T12:00:00+01:00', false],
  ['2026-05-20T22:30:00Z', '2026-11-21T23:00:00Z', true],
  // February has no 31st.
  ['2026-08-31T12:00:00+02:00', '2027-02-28T12:00:00+01:00', false],
  ['2026-08-31T12:00:00+02:00', '2027-03-01T12:00:00+01:00', true],
  ['2027-08-31T12:00:00+02:00', '2028-02-29T12:00:00+01:00', false],
  ['2026-09-01T12:00:00+02:00', '2027-03-01T12:00:00+01:00', false],
  ['nyligen', '2030-01-01T12:00:00+01:00', false],
])('details confirmed at %s are old at %s: %s', (modified, now, old) => {
  expect(isOld(modified, Date.parse(now))).toBe(old);
});

describe('the details that the user has confirmed', () => {
  const confirmed = { email: 'a@example.se', phone: '0701234567' };
  const cardholder = (email: string, phone: string) => cardholderWith(email, phone, '2026-05-20T12:00:00+02:00');

  it.each([
    ['a@example.se', '0701234567', true],
    ['A@Example.se', '+46 70 123 45 67', true],
    ['b@example.se', '0701234567', false],
    ['a@example.se', '0709999999', false],
    ['-', '0701234567', false],
    ['a@example.se', '-', false],
  ])('are those of the backend, %s and %s: %s', (email, phone, expected) => {
    expect(hasSameContacts(cardholder(email, phone), confirmed)).toBe(expected);
  });

  it('can be none', () => {
    expect(hasSameContacts(cardholder('a@example.se', '-'), { ...confirmed, phone: '' })).toBe(true);
  });

  it('are others if a detail of the backend could not be read', () => {
    const read = cardholder(confirmed.email, confirmed.phone);
    const { personalInformation: info } = read;
    const contactInfos = withLost([...info.contactInfos], 1);
    expect(hasSameContacts({ ...read, personalInformation: { ...info, contactInfos } }, confirmed)).toBe(false);
  });
});

it('replaces only existing details by placeholders', () => {
  expect(toPlaceholders({ email: 'a@example.se', phone: '' })).toEqual({ email: '-', phone: '' });
});

it('restores the stored details except those that were changed since', () => {
  const stored = { email: 'a@example.se', phone: '0701234567' };
  expect(mergeContacts(stored, { email: '', phone: '' })).toEqual(stored);
  expect(mergeContacts(stored, { email: 'b@example.se', phone: '' })).toEqual({ ...stored, email: 'b@example.se' });
});

/** A device that only stores entries. */
function memoryDevice(start: Partial<Record<DeviceKey, string>> = {}): Device {
  const entries = new Map<string, string>(Object.entries(start));
  return {
    isPersistent: true,
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void entries.set(key, value),
    forget: (key) => void entries.delete(key),
    forgetUser: () => undefined,
    watch: () => () => undefined,
  };
}

const first = { email: 'a@example.se', phone: '1' };
const second = { email: 'b@example.se', phone: '2' };

it('stores unsaved details by cardholder until they are removed', () => {
  const device = memoryDevice();
  storeUnsavedContacts(device, 1, first);
  storeUnsavedContacts(device, 2, second);
  storeUnsavedContacts(device, 1, { ...first, phone: '3' });
  expect(readUnsavedContacts(device, 1)).toMatchObject({ ...first, phone: '3' });
  removeUnsavedContacts(device, 1);
  expect([readUnsavedContacts(device, 1), readUnsavedContacts(device, 2)]).toMatchObject([null, second]);
  removeUnsavedContacts(device, 2);
  expect(device.read('unsavedContacts')).toBeNull();
});

it('ignores an invalid entry on the device', () => {
  expect(readUnsavedContacts(memoryDevice({ unsavedContacts: '{"a":1}' }), 1)).toBeNull();
});
