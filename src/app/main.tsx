import { serverClock } from '../ports/clock.ts';
import { deviceStorage } from '../ports/device.ts';
import { prefetchMessages } from '../ports/messages.ts';
import { readConfig } from './config.ts';
import { takeOfferedToken } from './offered-token.ts';
import { startPortal } from './portal.tsx';
import { prefetchInside } from './routes.tsx';

const offeredToken = takeOfferedToken();
const clock = serverClock();
const element = document.getElementById('portal');
if (element === null) throw new Error('the page has no place for the portal');

const device = deviceStorage();
const language = device.read('language') === 'en' ? 'en' : 'sv';
const spoken = prefetchMessages(language);
if (device.read('token') !== null) prefetchInside();

readConfig(clock).then(
  async (config) => {
    // What is drawn before the words are here is empty, and drawn again in one go when they come.
    await spoken;
    startPortal({ element, config, clock, offeredToken });
  },
  () => import('./boot-failure.tsx').then(({ showBootFailure }) => showBootFailure(element, language)),
);
