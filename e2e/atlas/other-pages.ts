import { LANGUAGES } from '../../contract/language.ts';
import type { MessageId } from '../../machines/message.ts';
import type { Statement } from '../../src/screens/accessibility/statement.ts';
import type { HarnessPage } from '../model/harness-page.ts';
import { messagePattern } from '../model/message-pattern.ts';
import { flowOf, placeAfter, type Sample, type SamplePlace } from './sample.ts';

const text = (sv: string, en: string) => ({ sv, en });

const STATEMENT: Statement = {
  provider: 'Lunchkortet AB',
  conformance: 'partial',
  deficiencies: [
    {
      text: text('PDF-filer saknar rubriker.', 'PDF files have no headings.'),
      reason: text('De görs om under året.', 'They will be replaced this year.'),
    },
  ],
  contact: { email: 'tillganglighet@lunchkortet.example' },
  supervision: [
    { law: '2018:1937', authority: 'Myndigheten för digital förvaltning', complaints: 'https://www.digg.se/' },
    { law: '2023:254', authority: 'Post- och telestyrelsen', complaints: 'https://www.pts.se/' },
  ],
  tested: text('Tjänsten har testats med skärmläsare.', 'The service was tested with a screen reader.'),
  reviewed: '2026-11-02',
};

/** What the operator has published, in words, and what the page must then say. */
const STATEMENTS: readonly (readonly [string, Statement | undefined, readonly MessageId[]])[] = [
  [
    'without a statement',
    undefined,
    [
      'accessibility.title',
      'accessibility.lead',
      'accessibility.service.title',
      'accessibility.service.text',
      'accessibility.conformance.title',
      'accessibility.conformance.unknown',
      'accessibility.contact.title',
      'accessibility.contact.support',
    ],
  ],
  [
    'partly accessible',
    STATEMENT,
    [
      'accessibility.service.provider',
      'accessibility.conformance.partial',
      'accessibility.deficiencies.title',
      'accessibility.deficiencies.reason',
      'accessibility.contact.text',
      'accessibility.supervision.title',
      'accessibility.law.2018:1937',
      'accessibility.law.2023:254',
      'accessibility.complain',
      'accessibility.tested.title',
      'accessibility.reviewed',
    ],
  ],
  [
    'fully accessible',
    { ...STATEMENT, conformance: 'full', deficiencies: [] },
    ['accessibility.conformance.full', 'accessibility.deficiencies.none'],
  ],
  ['not accessible', { ...STATEMENT, conformance: 'none' }, ['accessibility.conformance.none']],
];

/** The page of an unknown address, which only has the host that every page has. */
const otherPage = (): SamplePlace =>
  placeAfter(flowOf('screen-host'), ({ leaves }) => leaves.includes('screen-host.running'));

/** Opens another page, whose code the path would hold. */
async function openPage(harness: HarnessPage, address: string): Promise<void> {
  await harness.callHarness('navigate', address);
  await harness.network.serve(await harness.withTimeout(harness.network.take('loadScreen'), 'the page'));
}

/** The page of the accessibility statement. It has no machine besides the host that every page has. */
function statements(): readonly Sample[] {
  const place = otherPage();
  const host = place.flow;
  return STATEMENTS.map(([what, accessibility, texts]) => ({
    ...place,
    flow: {
      ...host,
      entryPoint: (input) => ({ ...host.entryPoint(input), ...(accessibility && { settings: { accessibility } }) }),
    },
    instead: `opens /accessibility, ${what}`,
    texts,
    act: (harness) => openPage(harness, '/accessibility'),
  }));
}

/** Browsers on systems with an app store of their own. */
const SYSTEMS: readonly (readonly [userAgent: string, text: MessageId])[] = [
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 'app-redirect.open.ios'],
  ['Mozilla/5.0 (Linux; Android 15)', 'app-redirect.open.android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1)', 'app-redirect.open.mac'],
];

/** Runs in the page. Null sets the own name of the browser again. */
export function setUserAgent(userAgent: string | null): void {
  if (userAgent === null) Reflect.deleteProperty(navigator, 'userAgent');
  else Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent });
}

/** The page that leads to the app store of the system. The machine of the page has the system of this browser. */
const appStores = (): readonly Sample[] =>
  SYSTEMS.map(([userAgent, id]) => ({
    ...otherPage(),
    instead: `opens /login/app-redirect in ${userAgent}`,
    texts: [id],
    act: async (harness) => {
      await harness.page.evaluate(setUserAgent, userAgent);
      await openPage(harness, '/login/app-redirect?back');
    },
    undo: ({ page }) => page.evaluate(setUserAgent, null),
  }));

/** Home of a cardholder with several accounts. */
const severalAccounts = (): SamplePlace => {
  const flow = flowOf('access-gate');
  const isChoice: Parameters<typeof placeAfter>[1] = ({ move }, { leaves }) =>
    move.kind === 'event' && move.type === 'account.choose' && leaves.includes('access-gate.open');
  const { path, step } = placeAfter(flow, isChoice);
  return { flow, path, step: step - 1 };
};

/** Opens with a press, and has no machine. */
const accountMenu = (): Sample => ({
  ...severalAccounts(),
  instead: 'opens the account menu',
  texts: [
    'account.menu',
    'account.title',
    'account.ending',
    'account.shown',
    'account.switchTo',
    'account.status.active',
    'account.topups',
    'account.card',
  ],
  act: ({ page }) => page.getByRole('button', { name: messagePattern('account.menu') }).click(),
  // On a phone, the bar has no account menu.
  variants: LANGUAGES.map((language) => ({ language, size: 'desktop' })),
});

/** Runs in the page. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const withoutConnection = (): Sample => ({
  ...severalAccounts(),
  instead: 'the connection is lost',
  texts: ['offline.notice'],
  act: ({ page }: HarnessPage) => page.evaluate(setOnline, false),
  undo: ({ page }) => page.evaluate(setOnline, true),
});

/** The page that is prerendered for a browser in which the code of the portal does not run. */
const unsupportedBrowser = (): Sample => ({
  ...otherPage(),
  instead: 'the browser is too old',
  texts: ['unsupported-browser.title', 'unsupported-browser.text', 'unsupported-browser.advice'],
  act: ({ callHarness }) => callHarness('showUnsupportedBrowser'),
});

/** Parts of the portal without a machine. */
export const otherPages = (): readonly Sample[] => [
  ...statements(),
  ...appStores(),
  accountMenu(),
  withoutConnection(),
  unsupportedBrowser(),
];
