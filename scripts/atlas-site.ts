import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';
import { type SiteContent, type SiteData, siteData, writeSiteData } from '../atlas/data/site-data.ts';
import { withNodeEnv } from './node-env.ts';
import { root } from './run.ts';

/** Writes a site with some content into a folder. Resolves to its data. */
export async function writeSite(folder: string, content: SiteContent): Promise<SiteData> {
  const options: InlineConfig = {
    configFile: false,
    root: join(root, 'atlas/site'),
    base: './',
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: { outDir: folder, emptyOutDir: true },
  };
  await withNodeEnv('production', () => build(options));
  const data = await siteData(content);
  writeSiteData(join(folder, 'data'), data);
  return data;
}

/** Serves a built site, and opens it in a browser if a person runs the command. */
export async function serveSite(folder: string, isOpened: boolean): Promise<void> {
  const server = await preview({
    configFile: false,
    root,
    build: { outDir: folder },
    preview: { port: 4320, open: isOpened && process.stdout.isTTY },
  });
  server.printUrls();
}
