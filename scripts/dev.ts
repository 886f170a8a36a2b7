/** `npm run dev`: the portal with hot reload, and the sandbox behind it. Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './run.ts';

const sandbox = spawn(process.execPath, ['--watch', join(root, 'sandbox/server.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const portal = await createServer({ root });
await portal.listen();
portal.printUrls();

const end = async (): Promise<void> => {
  sandbox.kill('SIGTERM');
  await portal.close();
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
sandbox.once('close', (code) => {
  process.exitCode ??= code ?? 0;
  void portal.close();
});
