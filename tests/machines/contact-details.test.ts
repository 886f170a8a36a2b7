import { expect, it } from 'vitest';
import { toPlaceholders, isOld, mergeContacts } from '../../machines/contact-details/contacts.ts';
import { storeUnsavedContacts, readUnsavedContacts, removeUnsavedContacts } from '../../machines/contact-details/unsaved-contacts.ts';
import { dismissedOn, dismissOn } from '../../machines/home/dismissed.ts';
import type { Device, DeviceKey } from '../../machines/ports.ts';

it.each([
  ['2026-05-20T12:00:00+02:00', '2026-11-20T23:59:00+01:00', false],
  ['2026-05-20T12:00:00+02:00', '2026-11-21T00:00:00+01:00', true],
  // In Stockholm it was the 21st already.
  ['2026-05-20T22:30:00Z', '2026-11-21T12:00:00+01:00', false],
  ['2026-05-20T22:30:00Z', '2026-11-21T23:00:00Z', true],
  // February has no 31st.
  ['2026-08-31T12:00:00+02:00', '2027-02-28T12:00:00+01:00', false],
  ['2026-08-31T12:00:00+02:00', '2027-03-01T12:00:00+01:00', true],
  ['2027-08-31T12:00:00+02:00', '2028-02-29T12:00:00+01:00', false],
  ['2026-09-01T12:00:00+02:00', '2027-03-01T12:00:00+01:00', false],
  ['nyligen', '2030-01-01T12:00:00+01:00', false],
])('details of %s seen at %s are old: %s', (modified, now, old) => {
  expect(isOld(modified, Date.parse(now))).toBe(old);
});

it('puts a placeholder only where there is something to clear', () => {
  expect(toPlaceholders({ email: 'a@example.se', phone: '' })).toEqual({ email: '-', phone: '' });
});

it('gives back what was kept, but for what has been changed since', () => {
  const kept = { email: 'a@example.se', phone: '0701234567' };
  expect(mergeContacts(kept, { email: '', phone: '' })).toEqual(kept);
  expect(mergeContacts(kept, { email: 'b@example.se', phone: '' })).toEqual({ ...kept, email: 'b@example.se' });
});

/** A device that remembers, and nothing more. */
function memory(start: Partial<Record<DeviceKey, string>> = {}): Device {
  const entries = new Map<string, string>(Object.entries(start));
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void entries.set(key, value),
    forget: (key) => void entries.delete(key),
    forgetUser: () => undefined,
    watch: () => () => undefined,
  };
}

const one = { email: 'a@example.se', phone: '1' };
const other = { email: 'b@example.se', phone: '2' };

it('keeps details for each person who uses the device, until they are back', () => {
  const device = memory();
  storeUnsavedContacts(device, 1, one);
  storeUnsavedContacts(device, 2, other);
  storeUnsavedContacts(device, 1, { ...one, phone: '3' });
  expect(readUnsavedContacts(device, 1)).toMatchObject({ ...one, phone: '3' });
  removeUnsavedContacts(device, 1);
  expect([readUnsavedContacts(device, 1), readUnsavedContacts(device, 2)]).toMatchObject([null, other]);
  removeUnsavedContacts(device, 2);
  expect(device.read('unsavedContacts')).toBeNull();
});

it('takes nonsense on the device for nothing', () => {
  const device = memory({ unsavedContacts: '{"a":1}', dismissedNotices: 'x' });
  expect(readUnsavedContacts(device, 1)).toBeNull();
  expect(dismissedOn(device)).toEqual([]);
  dismissOn(device, 3);
  dismissOn(device, 3);
  expect(dismissedOn(device)).toEqual([3]);
});
