import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
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
    [['--help']],
    [['https://b.example', '--token', 't', '--timeout', '0']],
  ])('explains the usage for %j', (args) => {
    expect(() => readOptions(args, {})).toThrow(/npm run contract:check -- <host>/);
  });
});

describe('contract:proxy', () => {
  const outcomeOf = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/contract-proxy.ts', ...args], { encoding: 'utf8', timeout: 20_000 });

  it.each([[[]], [['--help']], [['https://b.example', '--port', '0']], [['https://b.example', 'more']]])(
    'explains the usage for %j',
    (args) => {
      const { status, stderr } = outcomeOf(...args);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^npm run contract:proxy -- <host>/);
    },
  );

  it('says that its port is busy', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { status, stderr } = outcomeOf('https://b.example', '--port', String(port));
    server.close();
    expect(status).toBe(2);
    expect(stderr).toBe(`Port ${port} is busy. Choose another with --port.\n`);
  });
});
