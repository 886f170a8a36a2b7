import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export interface Weight {
  readonly file: string;
  /** Bytes, gzipped at level 9, however the server sent them. */
  readonly bytes: number;
}

/** What script a page fetches until it rests, as a browser asks for it. */
export async function scriptsOf(browser: Browser, address: string): Promise<readonly Weight[]> {
  const page = await browser.newPage();
  const weights: Promise<Weight>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const file = new URL(response.url()).pathname;
    weights.push(response.body().then((body) => ({ file, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const found = await Promise.all(weights);
  await page.close();
  return found.toSorted((a, b) => b.bytes - a.bytes);
}

export const sum = (weights: readonly Weight[]): number => weights.reduce((total, { bytes }) => total + bytes, 0);
