import { asLanguage, type Language } from '../../machines/ports.ts';
import { serverClock } from '../ports/clock.ts';
import { warnInDevelopment } from '../ports/development.ts';
import { deviceStorage } from '../ports/device.ts';
import { prefetchMessages } from '../ports/messages.ts';
import { reloadWhenReachable } from '../ui/server-reachable.ts';
import { loadAdapter, readConfig } from './config.ts';
import { takeOfferedToken } from './offered-token.ts';
import { startPortal } from './portal.tsx';
import { prefetchOnIntent, prefetchSignedIn } from './screens-port.ts';

/**
 * Lets the browser read its lists of languages, which it does at the first use of each format. In tasks of their own,
 * because the first render is too long with it on a slow phone (docs/speed.md).
 */
function readLocales(language: Language): void {
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(language));
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf(language));
}

/**
 * Reads what the portal needs, then starts it. A function, not the code of the module: if the module itself sent a
 * request while the developer tools are open, V8 would parse the whole file again to find the line (docs/speed.md).
 */
export function main(): void {
  const offeredToken = takeOfferedToken();
  const clock = serverClock();
  const element = document.getElementById('portal');
  if (element === null) throw new Error('the page has no element for the portal');

  const device = deviceStorage();
  const language = asLanguage(device.read('language')) ?? 'sv';
  const messages = prefetchMessages(language);
  readLocales(language);
  if (offeredToken !== null || device.read('token') !== null) prefetchSignedIn(location.pathname);
  prefetchOnIntent();

  const read = async () => {
    const config = await readConfig(clock);
    return { config, adapter: await loadAdapter(config) };
  };
  read().then(
    async ({ config, adapter }) => {
      // Without messages React would render an empty page first.
      await messages;
      startPortal({ element, config, adapter, clock, offeredToken });
    },
    (error) => {
      void warnInDevelopment(({ warnAboutConfig }) => warnAboutConfig(error));
      return (
        import('./boot-failure.tsx')
          .then(({ showBootFailure }) => showBootFailure(element, language, device, error))
          // Without a connection its code and messages cannot be fetched either.
          .catch(reloadWhenReachable)
      );
    },
  );
}
