/** `npm start`: builds the portal when its sources have changed, then serves it with the sandbox behind it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { isBuilt, noteBuilt } from './built.ts';
import { root } from './run.ts';

if (!isBuilt(root)) {
  console.log('start: building the portal, since its sources have changed');
  await build({ root, logLevel: 'warn' });
  noteBuilt(root);
}
const server = spawn(process.execPath, [join(root, 'sandbox/server.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C reaches the server by itself; this process only waits for it to end cleanly.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('close', (code) => process.exit(code ?? 1));
