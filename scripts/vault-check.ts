/**
 * `npm run vault:check -- <url>`: opens a page of a card vault in a frame, as the portal does, and prints what it posts and
 * what the portal does about it.
 */
import { chromium } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { checkVault } from './vault-check/check.ts';
import { readOptions } from './vault-check/options.ts';

try {
  const options = readOptions(process.argv.slice(2));
  const { args = [], ...launch } = playwright.use?.launchOptions ?? {};
  // The page around the frame is answered by this script, so Chromium does not know where it is from.
  const allowed = [...args, '--disable-features=LocalNetworkAccessChecks'];
  const browser = await chromium.launch({ ...launch, args: allowed, headless: !options.shows });
  console.log('Waiting for messages of the page. Use it as a cardholder would, if it needs that (--show).');
  const { lines, isRead } = await checkVault(await browser.newPage(), options, console.log);
  await browser.close();
  console.log(lines.join('\n'));
  process.exitCode = isRead ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
