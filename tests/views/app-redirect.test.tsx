import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appRedirect } from '../../machines/app-redirect/app-redirect.ts';
import { operatingSystemOf } from '../../src/ports/user-agent.ts';
import { AppRedirectView } from '../../src/screens/app-redirect/AppRedirectView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

describe('the app redirect', () => {
  const stores = { ios: 'https://ios.example/', android: 'https://android.example/', mac: 'https://mac.example/' };

  it.each([
    ['ios', 'Öppna App Store', stores.ios],
    ['mac', 'Öppna Mac App Store', stores.mac],
    ['android', 'Öppna Google Play', stores.android],
    ['other', 'Öppna Google Play', stores.android],
  ] as const)('on %s links to the app store and continues in the browser', async (system, name, address) => {
    const input = { ports: inertPorts(), system, stores, isReturning: true };
    const { actor, sent } = staticActor(appRedirect, { value: 'choosing', input });
    show(<AppRedirectView actor={actor} />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
    fireEvent.click(screen.getByRole('button', { name: 'Fortsätt i webbläsaren' }));
    expect(sent).toEqual([{ type: 'browser.continue' }]);
    await expectAccessible();
  });

  it.each([
    ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5],
    ['ios', 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', 5],
    ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
    ['mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
    ['android', 'Mozilla/5.0 (Linux; Android 15; Pixel 7)', 5],
    ['other', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0],
    ['other', 'Mozilla/5.0 (X11; Linux x86_64)', 10],
  ] as const)('detects %s from %s with %i touch points', (system, userAgent, maxTouchPoints) => {
    expect(operatingSystemOf({ userAgent, maxTouchPoints })).toBe(system);
  });
});
