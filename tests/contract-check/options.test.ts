import { describe, expect, it } from 'vitest';
import { readOptions } from '../../scripts/contract-check/options.ts';

describe('the options of contract:check', () => {
  it('are the host and the token, with 30 s for each response', () => {
    expect(readOptions(['https://b.example/api', '--token', 't'], {})).toEqual({
      host: 'https://b.example/api',
      token: 't',
      timeout: 30_000,
      json: false,
      origin: null,
      changes: false,
      adapter: null,
    });
  });

  it('takes the token from the environment', () => {
    const options = readOptions(['https://b.example', '--json', '--timeout', '2'], { CONTRACT_TOKEN: 't' });
    expect(options).toMatchObject({ token: 't', timeout: 2000, json: true });
  });

  it.each([
    [[]],
    [['https://b.example']],
    [['b.example', '--token', 't']],
    [['https://b.example', '--token', 't', '--timeout', '0']],
  ])('explains the usage for %j', (args) => {
    expect(() => readOptions(args, {})).toThrow(/npm run contract:check -- <host>/);
  });
});
