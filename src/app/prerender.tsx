import { renderToString } from 'react-dom/server';
import { createActor, waitFor } from 'xstate';
import messages from '../../locales/sv.json';
import { LOGIN_PATH } from '../../machines/portal/paths.ts';
import { portal } from '../../machines/portal/portal.ts';
import type { Browser, Ports } from '../../machines/ports.ts';
import type { Config } from './config.ts';
import type { Portal } from './portal-context.ts';
import { Root } from './Root.tsx';
import { screensPort } from './screens-port.ts';

/** The configuration is read at run time; until then the page shows no name and no brand colour. */
const CONFIG: Config = {
  productName: '',
  backend: '/',
  links: { faq: '/', terms: '/', apps: { ios: '/', android: '/', mac: '/' } },
  frameOrigins: [],
  imageOrigins: [],
  inactivityMinutes: 0,
  confirmLinkLogin: false,
};

const noop = () => undefined;
const unsubscribe = () => noop;
const never = () => new Promise<never>(noop);

/** Ports of a signed-out user whose cookie question is answered. Nothing else responds. */
const portsOf = (platform: Browser['platform'], actor: () => Portal): Ports => ({
  screens: screensPort(actor, CONFIG),
  backend: never,
  clock: { now: Date.now, until: never },
  device: {
    isPersistent: true,
    read: (key) => (key === 'consent' ? 'decline' : null),
    write: noop,
    forget: noop,
    forgetUser: noop,
    watch: unsubscribe,
  },
  browser: {
    platform,
    bankIdAddress: () => '',
    go: noop,
    pageState: noop,
    print: () => undefined,
    reload: noop,
    openApp: noop,
    leave: noop,
    watchVisibility: unsubscribe,
    watchInput: unsubscribe,
    requestLock: unsubscribe,
  },
  loadMessages: async () => messages,
  notify: noop,
  saveReminders: never,
  saveWorkbook: never,
});

/** The classes that show the version of a platform only on its devices. */
const VISIBILITY = { phone: 'hidden pointer-coarse:block', desktop: 'pointer-coarse:hidden' } as const;

async function render(platform: Browser['platform']): Promise<string> {
  const actor: Portal = createActor(portal, {
    input: {
      ports: portsOf(platform, () => actor),
      settings: { inactivityLimit: 0, confirmsLinkLogin: false },
      offeredToken: null,
      path: LOGIN_PATH,
    },
  });
  actor.start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.screen !== null);
  if (context.screen) await waitFor(context.screen.actor, (snapshot) => snapshot.matches('running'));
  await waitFor(context.language, (snapshot) => snapshot.context.messages !== null);
  const html = renderToString(
    <div data-prerendered="" inert aria-hidden="true" className={VISIBILITY[platform]}>
      <Root portal={actor} config={CONFIG} path={LOGIN_PATH} />
    </div>,
    { identifierPrefix: platform },
  );
  actor.stop();
  // The title has the product name, which is not known yet.
  return html.replace(/<title>.*?<\/title>/, '');
}

/**
 * The log-in page as HTML: the real components, with the root actor as it starts for a signed-out user. There is one
 * version for each platform, because the platform decides the order of the buttons. The page is inert until the script
 * of the portal replaces it.
 */
export const prerenderLogin = async (): Promise<string> => (await render('phone')) + (await render('desktop'));
