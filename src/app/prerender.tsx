import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createActor, waitFor } from 'xstate';
import { LANGUAGES } from '../../contract/language.ts';
import en from '../../locales/en.json';
import sv from '../../locales/sv.json';
import { HOME_PATH, LOGIN_PATH } from '../../machines/portal/paths.ts';
import { portal } from '../../machines/portal/portal.ts';
import type { Browser, Language, Ports } from '../../machines/ports.ts';
import type { Config } from './config.ts';
import { Consent } from './layout/Consent.tsx';
import { UnsupportedBrowser } from './layout/UnsupportedBrowser.tsx';
import { PortalContent } from './PortalView.tsx';
import type { Portal } from './portal-context.ts';
import { Providers } from './Root.tsx';
import { addressesWithoutNavigation } from './routes.ts';
import { screensPort } from './screens-port.ts';

const MESSAGES: Readonly<Record<Language, typeof sv>> = { sv, en };

/**
 * A text about as wide as a configured one. Hidden by `styles.css`; without it the log-in page would move when the real
 * text is known.
 */
const placeholder = (length: number): string => '0'.repeat(length);

/** The configuration is read at run time; until then the page shows no name, no telephone number and no brand colour. */
const CONFIG: Config = {
  productName: placeholder(10),
  backend: '/',
  links: { faq: '/', terms: '/', privacy: '/', apps: { ios: '/', android: '/', mac: '/' } },
  support: { lostCardPhone: placeholder(12), hours: { sv: placeholder(13), en: placeholder(16) } },
  frameOrigins: [],
  imageOrigins: [],
  inactivityMinutes: 0,
  confirmLinkLogin: false,
  logoutCall: false,
};

const YEAR_3000 = Date.UTC(3000, 0) / 1000;
/** A token that opens the portal. No backend would accept it. */
const TOKEN = `.${btoa(JSON.stringify({ exp: YEAR_3000, applications: ['Cardholder'] }))}.`;

const noop = () => undefined;
const unsubscribe = () => noop;
const never = () => new Promise<never>(noop);

/** The user for whom a page is rendered. */
interface User {
  readonly language: Language;
  readonly platform: Browser['platform'];
  readonly isSignedIn: boolean;
  readonly path: string;
}

/** Ports of a user with a new device. Nothing responds. */
const portsOf = ({ language, platform, isSignedIn }: User, actor: () => Portal): Ports => {
  const stored: Readonly<Record<string, string | null>> = { language, token: isSignedIn ? TOKEN : null };
  return {
    screens: screensPort(actor, CONFIG),
    backend: never,
    clock: { now: Date.now, until: never },
    device: {
      isPersistent: true,
      read: (key) => stored[key] ?? null,
      write: noop,
      forget: noop,
      forgetUser: noop,
      watch: unsubscribe,
    },
    browser: {
      platform,
      mustReturnByHand: false,
      bankIdAddress: () => '',
      setUser: noop,
      entryUser: () => null,
      claimEntry: noop,
      go: noop,
      goBack: noop,
      pageState: noop,
      watchAddress: unsubscribe,
      print: () => undefined,
      reload: noop,
      openApp: noop,
      leave: noop,
      watchVisibility: unsubscribe,
      watchInput: unsubscribe,
      requestLock: unsubscribe,
    },
    loadMessages: async (wanted) => MESSAGES[wanted],
    randomKey: () => '',
    notify: noop,
    savePicture: never,
    saveReminders: never,
    saveWorkbook: never,
  };
};

/** The root actor when its code and messages are loaded. */
async function start(user: User): Promise<Portal> {
  const actor: Portal = createActor(portal, {
    input: {
      ports: portsOf(user, () => actor),
      settings: { inactivityLimit: 0, confirmsLinkLogin: false, endsAtBackend: false },
      offeredToken: null,
      path: user.path,
    },
  });
  actor.start();
  const { context } = await waitFor(actor, ({ context: { screen, gate } }) => screen !== null || gate !== null);
  if (context.screen) await waitFor(context.screen.actor, (snapshot) => snapshot.matches('running'));
  await waitFor(context.language, (snapshot) => snapshot.context.messages !== null);
  return actor;
}

/** The content of a page, and what differs between pages. */
interface Page {
  /** Default: the portal as the root actor starts. */
  readonly Part?: () => ReactNode;
  /** The only addresses at which the page is shown. */
  readonly paths?: readonly string[];
  /** Whether the page stays: then it can be used as it is. */
  readonly isFinal?: boolean;
}

/** One `<template>` of index.html. `public/before-paint.js` chooses by its attributes. */
async function template(
  name: string,
  user: User,
  { Part = PortalContent, paths, isFinal = false }: Page = {},
): Promise<string> {
  const actor = await start(user);
  const html = renderToString(
    <template data-page={name} data-language={user.language} data-paths={paths?.join(' ')}>
      <div data-prerendered={name} inert={!isFinal} aria-hidden={isFinal ? undefined : true}>
        <Providers portal={actor} config={CONFIG}>
          <StaticRouter location={user.path}>
            <Part />
          </StaticRouter>
        </Providers>
      </div>
    </template>,
    { identifierPrefix: `${name}-${user.language}` },
  );
  actor.stop();
  // The title has the product name, which is not known yet.
  return html.replace(/<title>.*?<\/title>/, '');
}

async function templatesIn(language: Language): Promise<readonly string[]> {
  const loggedOut = { language, isSignedIn: false, path: LOGIN_PATH } as const;
  const signedIn = { language, isSignedIn: true, platform: 'phone' } as const;
  const withoutNavigation = addressesWithoutNavigation();
  const [path = HOME_PATH] = withoutNavigation;
  return Promise.all([
    template('login-phone', { ...loggedOut, platform: 'phone' }),
    template('login-desktop', { ...loggedOut, platform: 'desktop' }),
    template('signed-in', { ...signedIn, path: HOME_PATH }),
    template('signed-in-special', { ...signedIn, path }, { paths: withoutNavigation }),
    template('consent', { ...loggedOut, platform: 'phone' }, { Part: Consent }),
    template('unsupported-browser', { ...loggedOut, platform: 'phone' }, { Part: UnsupportedBrowser, isFinal: true }),
  ]);
}

/**
 * The first pages as HTML, in `<template>`s: the log-in page for each platform, which decides the order of its buttons;
 * the frame of a signed-in user, with and without navigation; the cookie question; and the page for a browser that is too
 * old. They are the real components, with the root actor as it starts. A page is inert until the script of the portal
 * replaces it; the last one stays.
 */
export const prerenderPages = async (): Promise<string> =>
  (await Promise.all(LANGUAGES.map(templatesIn))).flat().join('\n');
