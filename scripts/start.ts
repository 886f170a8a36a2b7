/** `npm start`: builds the portal if its sources have changed, then serves it with the sandbox. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPortal, isBuilt, LIVE_PORTAL } from './build.ts';
import { root } from './run.ts';

if (!isBuilt(LIVE_PORTAL)) {
  console.log('start: building the portal because its sources have changed');
  await buildPortal('warn', LIVE_PORTAL);
}
const server = spawn(
  process.execPath,
  [join(root, 'sandbox/server.ts'), '--portal', LIVE_PORTAL.folder, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
// Ctrl-C reaches the server directly; this process waits until the server has closed.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('close', (code) => process.exit(code ?? 1));
