/** `npm run dev`: the portal with hot reload and the sandbox as its backend. Ctrl-C stops both. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readOptions } from '../sandbox/options.ts';
import { withBar } from '../sandbox/portal/files.ts';
import { livePlugin } from './live-plugin.ts';
import { root } from './run.ts';

const args = process.argv.slice(2);
const { port } = readOptions(args, process.env);
const frontPort = port + 10;
const sandbox = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(root, 'sandbox/server.ts'), ...args, '--front-port', String(frontPort)],
  { stdio: 'inherit' },
);
const backend = `http://localhost:${port}`;
const portal = await createServer({
  root,
  plugins: [{ name: 'sandbox-bar', transformIndexHtml: withBar }, livePlugin()],
  server: {
    port: frontPort,
    strictPort: true,
    proxy: { '/api': backend, '/sandbox': backend, '/config.json': backend, '/atlas/': backend },
  },
});
await portal.listen();
console.log('dev: the portal with hot reload, with the sandbox as its backend');
portal.printUrls();

const stop = async (): Promise<void> => {
  sandbox.kill('SIGTERM');
  await portal.close();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
sandbox.once('close', () => portal.close());
