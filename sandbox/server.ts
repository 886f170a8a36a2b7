import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { LOCAL_HOSTS } from './access.ts';
import { ATLAS } from './atlas.ts';
import { LOOPBACK, readOptions } from './options.ts';
import { PATHS } from './pages/paths.ts';
import { persons } from './people/persons.ts';
import { PASSWORD } from './personas/personas.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** Prints one line and exits with an error. */
function exitWithError(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function options() {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
}

async function listen(app: Hono, host: string, port: number, flag: string, variable: string): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isBusy) throw error;
    exitWithError(
      `Port ${port} is busy. Choose another: npm start -- ${flag} ${port + 10}, or ${variable}=${port + 10} npm start`,
    );
  }
  return server;
}

function startMessage({ services }: Sandbox, port: number, vaultPort: number): string {
  const at = (path: string) => `http://localhost:${port}${path}`;
  const people = persons(services.db).map(({ persona, description }) => `  ${persona.padEnd(8)} ${description}`);
  return [
    '',
    `Portal      ${at('/')}`,
    `BankID app  ${at(PATHS.bankId)}`,
    `Mailbox     ${at(PATHS.mailbox)}`,
    `Console     ${at(PATHS.console)}`,
    `Card vault  http://localhost:${vaultPort}/`,
    `Flow atlas  ${at(ATLAS)}`,
    '',
    'Log in as one of these in the BankID app,',
    `or with the name as username and the password ${PASSWORD}:`,
    ...people,
    '',
    'All data is fictional. Ctrl-C stops; npm start -- --fresh starts with new data.',
  ].join('\n');
}

const { port, vaultPort, frontPort, host, db, fresh, style, portal } = options();
const isLocal = host === LOOPBACK;
if (fresh) for (const suffix of ['', '-wal', '-shm']) rmSync(`${db}${suffix}`, { force: true });
const sandbox = createSandbox({
  db,
  portalPort: frontPort,
  vaultPort,
  portalRoot: portal,
  style,
  ...(isLocal && { hosts: LOCAL_HOSTS }),
});
const servers = [
  await listen(sandbox.portal, host, port, '--port', 'PORT'),
  await listen(sandbox.vault, host, vaultPort, '--vault-port', 'VAULT_PORT'),
];
console.log(startMessage(sandbox, frontPort, vaultPort));
if (!isLocal)
  console.warn(`Everyone who reaches ${host} can log in as anyone here, read the mailbox and change all data.`);

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
