/** `npm run atlas`: builds the flow atlas if it is missing or `--build` is given, serves it and opens it in a browser. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { ATLAS, buildAtlas } from './atlas-build.ts';
import { root } from './run.ts';

const PORT = 4320;

if (process.argv.includes('--build') || !existsSync(join(ATLAS, 'index.html'))) await buildAtlas();
const server = await preview({
  configFile: false,
  root,
  build: { outDir: ATLAS },
  preview: { port: PORT, open: !process.argv.includes('--no-open') && process.stdout.isTTY },
});
server.printUrls();
