import { expect, it } from 'vitest';
import { isDeliverable, isRegistered, saveRequest, toDelivery } from '../../machines/physical-card/delivery.ts';

const HOME = { addressLine1: ' Storgatan 1 ', postalCode: '11455', city: ' Stockholm ', country: 'SE' };

it('keeps the registered country in the form and in the request', () => {
  expect(toDelivery(HOME)).toEqual({
    addressLine1: 'Storgatan 1',
    addressLine2: '',
    postalCode: '114 55',
    city: 'Stockholm',
    country: 'SE',
  });
  expect(saveRequest(toDelivery(HOME))).toEqual({
    addressLine1: 'Storgatan 1',
    addressLine2: null,
    postalCode: '11455',
    city: 'Stockholm',
    country: 'SE',
  });
  expect(saveRequest(toDelivery({ ...HOME, country: null })).country).toBeNull();
});

it('sends another country and its postal code as entered', () => {
  const london = { ...toDelivery(HOME), postalCode: ' SW1A 1AA ', city: 'London', country: ' Storbritannien ' };
  expect(saveRequest(london)).toMatchObject({ postalCode: 'SW1A 1AA', country: 'Storbritannien' });
});

it.each([
  ['', '11455', true],
  ['SE', '1145', false],
  ['Sverige', '1145', false],
  ['NO', '0150', true],
  ['NO', '', false],
  ['x'.repeat(51), '0150', false],
])('with the country "%s" the postal code "%s" is valid: %s', (country, postalCode, isValid) => {
  expect(isDeliverable(toDelivery({ ...HOME, country, postalCode }))).toBe(isValid);
});

it.each([
  ['as entered', {}, true],
  ['in capitals, and with the name of the country', { addressLine1: 'STORGATAN 1', country: 'Sverige' }, true],
  ['without a country', { country: null }, true],
  ['with another street', { addressLine1: 'Storgatan 2' }, false],
  ['with another postal code', { postalCode: '11456' }, false],
  ['in another city', { city: 'Solna' }, false],
  ['with a line more', { addressLine2: 'c/o Berg' }, false],
  ['in another country', { country: 'NO' }, false],
])('finds that an address is registered: %s', (_, difference, isSame) => {
  expect(isRegistered({ ...HOME, ...difference }, toDelivery(HOME))).toBe(isSame);
});

it('shows an address that is incomplete', () => {
  const empty = { addressLine1: '', addressLine2: '', postalCode: '', city: '', country: '' };
  expect(toDelivery(null)).toEqual(empty);
  expect(toDelivery({ addressLine1: null, addressLine2: null, postalCode: null, city: null, country: null })).toEqual(
    empty,
  );
  expect(isDeliverable(empty)).toBe(false);
});

it.each(['', 'se', 'SWE', ' Sverige ', 'Sweden'])('the country "%s" is Sweden', (country) => {
  expect(toDelivery({ ...HOME, country }).postalCode).toBe('114 55');
});

it.each(['Norge', 'Sweden x', 'x se'])('the country "%s" is another one', (country) => {
  expect(toDelivery({ ...HOME, country, postalCode: ' 11455 ' }).postalCode).toBe('11455');
});

it.each([
  ['114 55', '114 55'],
  ['1145', '1145'],
  ['114556', '114556'],
  ['x11455', 'x11455'],
])('a Swedish postal code "%s" is shown as "%s"', (postalCode, shown) => {
  expect(toDelivery({ ...HOME, postalCode }).postalCode).toBe(shown);
});

it.each(['addressLine1', 'postalCode', 'city'])('an address needs the field %s', (field) => {
  expect(isDeliverable(toDelivery(HOME))).toBe(true);
  expect(isDeliverable({ ...toDelivery(HOME), [field]: '' })).toBe(false);
});

it('checks the postal code of Sweden also while there are spaces around the country', () => {
  expect(isDeliverable({ ...toDelivery(HOME), country: ' Sverige ' })).toBe(true);
  expect(isDeliverable({ ...toDelivery(HOME), country: ' Sverige ', postalCode: '1145' })).toBe(false);
});

it('sends all fields', () => {
  const full = { ...toDelivery(HOME), addressLine2: ' c/o Berg ' };
  expect(saveRequest(full)).toMatchObject({ addressLine2: 'c/o Berg', country: 'SE' });
  expect(saveRequest({ ...full, country: '' }).country).toBeNull();
});
