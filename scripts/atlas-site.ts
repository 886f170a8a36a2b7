import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { type SiteContent, type SiteData, siteData, writeSiteData } from '../atlas/data/site-data.ts';
import { withNodeEnv } from './node-env.ts';
import { readSources } from './other-version.ts';
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
  const data = await siteData(content, readSources(root));
  writeSiteData(join(folder, 'data'), data);
  return data;
}
