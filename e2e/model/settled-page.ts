import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HARNESS_FOLDER } from '../harness/build.ts';
import type { HarnessPage } from './harness-page.ts';

const scriptsOf = (harness: string): readonly string[] =>
  readdirSync(join(harness, 'assets')).filter((name) => name.endsWith('.js'));

/** Loads all code of the portal, so that no part of a page is still missing when its picture is taken. */
async function preloadModules(names: readonly string[]): Promise<void> {
  const loaded = names.map(
    (name) =>
      new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/assets/${name}` });
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => reject(new Error(`${name} cannot be loaded`)));
        document.head.append(link);
      }),
  );
  await Promise.all(loaded);
}

/** Waits until the calls in the background have been answered and shown. The path does not wait for them. */
async function waitUntilSettled(): Promise<void> {
  let before = null;
  while (document.body.innerHTML !== before) {
    before = document.body.innerHTML;
    // Responses arrive in the order of their requests.
    await fetch('/requests-received');
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  }
}

/** Loads both languages and all code, so that later no state depends on what was loaded before. */
export async function loadEverything({ callHarness, page }: HarnessPage, folder = HARNESS_FOLDER): Promise<void> {
  await callHarness('loadLanguage', 'sv');
  await callHarness('loadLanguage', 'en');
  await page.evaluate(preloadModules, scriptsOf(folder));
}

/** Waits until the calls in the background have been answered and shown. */
export const settle = (page: Page): Promise<void> => page.evaluate(waitUntilSettled);
