import './styles.css';
import { serverClock } from '../ports/clock.ts';
import { readConfig } from './config.ts';
import { takeOfferedToken } from './offered-token.ts';
import { startPortal } from './portal.tsx';

const offeredToken = takeOfferedToken();
const clock = serverClock();
const element = document.getElementById('portal');
if (element === null) throw new Error('the page has no place for the portal');

readConfig(clock).then(
  (config) => startPortal({ element, config, clock, offeredToken }),
  () => import('./boot-failure.tsx').then(({ showBootFailure }) => showBootFailure(element)),
);
