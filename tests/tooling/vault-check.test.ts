import { expect, it } from 'vitest';
import { sentenceOf } from '../../scripts/vault-check/check.ts';
import { readOptions } from '../../scripts/vault-check/options.ts';

const VAULT = 'https://vault.example';

it.each([
  [VAULT, 'view_pin_success', true, 'a string: read as view_pin_success'],
  [VAULT, { event: 'pin_valid', data: false }, true, 'an object (event, data): read as pin_valid false'],
  [VAULT, { pin: '1234' }, false, 'an object (pin): ignored, because it names no event'],
  ['https://other.example', 'view_pin_success', false, 'ignored, because https://other.example is not in frameOrigins'],
])('a message of %s, %j, is read: %s', (origin, data, isRead, text) => {
  const sentence = sentenceOf(origin, data, [VAULT]);
  expect(sentence.isRead).toBe(isRead);
  expect(sentence.text).toContain(text);
  expect(sentence.text).not.toContain('1234');
});

it('the command line has an address, and other origins', () => {
  expect(readOptions([`${VAULT}/pin?id=1`, '--origin', 'https://b.example/', '--seconds', '5'])).toEqual({
    url: `${VAULT}/pin?id=1`,
    token: undefined,
    portal: 'http://localhost',
    origins: [VAULT, 'https://b.example'],
    wait: 5000,
    shows: false,
  });
  for (const args of [[], ['--help'], ['nonsense'], [VAULT, VAULT], [VAULT, '--seconds', '0']])
    expect(() => readOptions(args)).toThrow(/npm run vault:check[\s\S]*--seconds is how long to wait/);
});
