import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export interface ScriptSize {
  readonly file: string;
  /** Gzipped at level 9; the compression of the server does not matter. */
  readonly bytes: number;
}

/** Bytes after the strongest gzip compression. */
export const gzipSize = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** The scripts that a page loads until its network is idle, largest first. */
export async function scriptsOf(browser: Browser, url: string): Promise<readonly ScriptSize[]> {
  const page = await browser.newPage();
  const scripts: Promise<ScriptSize>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const file = new URL(response.url()).pathname;
    scripts.push(response.body().then((body) => ({ file, bytes: gzipSize(body) })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  await page.close();
  return sizes.toSorted((a, b) => b.bytes - a.bytes);
}

/** Bytes of all scripts together. */
export const totalOf = (scripts: readonly ScriptSize[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
