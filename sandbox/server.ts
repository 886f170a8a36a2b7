import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { readOptions } from './options.ts';
import { ADDRESS } from './pages/addresses.ts';
import { persons } from './people/persons.ts';
import { PASSWORD } from './personas/cast.ts';
import { precompress } from './portal/precompress.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** Ends with one line for the person at the terminal. */
function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function options() {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

async function listen(app: Hono, port: number, flag: string, variable: string): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isBusy) throw error;
    giveUp(
      `Port ${port} is busy. Choose another: npm start -- ${flag} ${port + 10}, or ${variable}=${port + 10} npm start`,
    );
  }
  return server;
}

function welcome({ world }: Sandbox, port: number, vaultPort: number): string {
  const at = (path: string) => `http://localhost:${port}${path}`;
  const people = persons(world.db).map(({ persona, shows }) => `  ${persona.padEnd(8)} ${shows}`);
  return [
    '',
    `Portal      ${at('/')}`,
    `BankID app  ${at(ADDRESS.bankId)}`,
    `Mailbox     ${at(ADDRESS.mailbox)}`,
    `Console     ${at(ADDRESS.console)}`,
    `Card vault  http://localhost:${vaultPort}/`,
    '',
    'Log in as one of these in the BankID app,',
    `or with the name as username and the password ${PASSWORD}:`,
    ...people,
    '',
    'Everything is made up. Ctrl-C stops; npm start -- --fresh begins anew.',
  ].join('\n');
}

const { port, vaultPort, frontPort, db, fresh } = options();
if (fresh) for (const suffix of ['', '-wal', '-shm']) rmSync(`${db}${suffix}`, { force: true });
const portalRoot = join(import.meta.dirname, '../build/portal');
precompress(portalRoot);
const sandbox = createSandbox({ db, portalPort: frontPort, vaultPort, portalRoot });
const servers = [
  await listen(sandbox.portal, port, '--port', 'PORT'),
  await listen(sandbox.vault, vaultPort, '--vault-port', 'VAULT_PORT'),
];
console.log(welcome(sandbox, port, vaultPort));

function stop(): void {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  sandbox.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
