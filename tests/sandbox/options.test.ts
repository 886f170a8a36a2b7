import { expect, test } from 'vitest';
import { readOptions } from '../../sandbox/options.ts';

test('the default ports are 4300 and 4301; the vault uses the next port', () => {
  expect(readOptions([], {})).toMatchObject({ port: 4300, vaultPort: 4301, fresh: false });
  expect(readOptions(['--port', '5000'], {})).toMatchObject({ port: 5000, vaultPort: 5001 });
  expect(readOptions([], { PORT: '5000', VAULT_PORT: '6000' })).toMatchObject({ port: 5000, vaultPort: 6000 });
  expect(readOptions(['--port=7000'], { PORT: '5000' })).toMatchObject({ port: 7000, vaultPort: 7001 });
});

test('the front port is the portal’s port by default', () => {
  expect(readOptions(['--port', '5000'], {})).toMatchObject({ frontPort: 5000 });
  expect(readOptions(['--port', '5000', '--front-port', '5010'], {})).toMatchObject({ port: 5000, frontPort: 5010 });
});

test('listens on this machine only, unless an address is given', () => {
  expect(readOptions([], {}).host).toBe('127.0.0.1');
  expect(readOptions(['--host', '0.0.0.0'], {}).host).toBe('0.0.0.0');
});

test('flags for a fresh start and another file', () => {
  expect(readOptions(['--fresh', '--db', 'other.sqlite'], {})).toMatchObject({ fresh: true, db: 'other.sqlite' });
});

test.each([
  [['--port', 'lunch'], 'must be a port'],
  [['--port', '70000'], 'must be a port'],
  [['--port', '5000', '--vault-port', '5000'], 'different ports'],
  [['--lunch'], '--lunch'],
])('%s is rejected', (args, reason) => {
  expect(() => readOptions(args, {})).toThrow(reason);
});
