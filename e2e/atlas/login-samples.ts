import { bankIdQrcode, collectBankId } from '../../contract/bankid.ts';
import { logInWithPassword } from '../../contract/login-password.ts';
import { tokenOf } from '../../machines/token.fixture.ts';
import type { HarnessPage } from '../model/harness-page.ts';
import { messagePattern } from '../model/message-pattern.ts';
import { fail } from '../model/network-stub.ts';
import { settle } from '../model/settled-page.ts';
import { CONFIGURED } from './configured.ts';
import { type OtherData, pressSettled } from './other-data.ts';
import { setUserAgent } from './other-pages.ts';
import { gesture } from './sample.ts';

/** Runs in the page. Only what the harness stores itself can be stored. */
function blockStorage(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (key !== 'consent') throw new DOMException('', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  Object.assign(window, { allowStorage: () => Object.assign(Storage.prototype, { setItem }) });
}

/** Runs in the page: what the portal's HTTP client does after its time limit, which the harness does not have. */
function letRequestsTimeOut(): void {
  const { fetch } = window;
  const time = new DOMException('', 'TimeoutError');
  window.fetch = (...args) =>
    String(new Request(...args).url).includes('/api/') ? Promise.reject(time) : fetch(...args);
  Object.assign(window, { stopTimingOut: () => Object.assign(window, { fetch }) });
}
/** Runs in the page: calls what a function above has left there. */
const callLeft = (name: string) => (window as unknown as Readonly<Record<string, () => void>>)[name]?.();

const IN_APP_OF_IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0';

/** Neither the status of the order nor its code can be read, until the page says so. */
async function failPolls(harness: HarnessPage): Promise<void> {
  const { page, network, callHarness } = harness;
  const polls: readonly string[] = [collectBankId.name, bankIdQrcode.name];
  while ((await callHarness('currentContext'))?.message === null) {
    const name = network.pending().find((pending) => polls.includes(pending));
    if (name) await fail(await network.take(name), { kind: 'unreachable' });
    else await harness.advanceTimeTo(harness.now + 500);
    await settle(page);
  }
}

/** Pages before a log-in, the support page, and what is the same on all pages. */
export const loginSamples: readonly (readonly [machine: string, OtherData])[] = [
  [
    'login-bankid',
    {
      instead: 'the operator has a telephone number, hours and a privacy policy',
      texts: ['login.hours', 'login.privacy', 'lost-card.call'],
      settings: CONFIGURED,
    },
  ],
  [
    'login-bankid',
    {
      instead: 'the link about a lost card is pressed',
      texts: ['lost-card.logIn', 'lost-card.logInPhone'],
      settings: CONFIGURED,
      act: ({ page }) => page.getByRole('link', { name: messagePattern('lost-card.title') }).click(),
    },
  ],
  [
    'login-bankid',
    {
      instead: 'the browser blocks storage',
      texts: ['login.storageBlocked'],
      before: ({ page }) => page.evaluate(blockStorage),
      undo: ({ page }) => page.evaluate(callLeft, 'allowStorage'),
    },
  ],
  [
    'login-bankid',
    {
      instead: 'the browser is not Safari, and BankID opens Safari',
      texts: ['bankid.returnByHand'],
      after: ({ leaves }) => leaves.includes('login-bankid.pending.app.opened'),
      before: ({ page }) => page.evaluate(setUserAgent, IN_APP_OF_IPHONE),
      undo: ({ page }) => page.evaluate(setUserAgent, null),
    },
  ],
  [
    'login-bankid',
    {
      instead: 'several polls fail',
      texts: ['bankid.connectionLost'],
      after: ({ move, leaves }) => move.kind === 'done' && leaves.includes('login-bankid.pending.poll.collecting'),
      act: failPolls,
    },
  ],
  [
    'consent',
    {
      instead: 'the question is opened',
      texts: ['consent.text', 'login.privacy'],
      settings: CONFIGURED,
      act: ({ page }) => page.getByText(messagePattern('consent.title')).first().click(),
    },
  ],
  [
    'session',
    {
      instead: 'the token of the link has no name',
      texts: ['session.confirming.titleWithoutName'],
      start: 'a token to confirm in the address',
      entry: { offeredToken: tokenOf({ expiresIn: 1800 }) },
    },
  ],
  [
    'support-ticket',
    {
      instead: 'the operator has a telephone number, hours and a privacy policy',
      texts: [
        'support.hours',
        'support.lostCardText',
        'support.lostPhoneText',
        'support.privacy',
        'support.privacyNote',
        'support.ticket.agreed.both',
        'support.ticket.agreed.privacy',
      ],
      settings: CONFIGURED,
    },
  ],
  [
    'login-password',
    {
      instead: 'another code is asked for, and sent',
      texts: ['login-password.newCodeHint'],
      after: ({ move }) => move.kind === 'error' && move.label === 'code required',
      act: async (harness, flow) => {
        await pressSettled(harness, flow, 'code.resend');
        const route = await harness.withTimeout(harness.network.take(logInWithPassword.name), 'the log-in');
        await fail(route, { kind: 'rejected', status: 401, detail: 'MFA is required' });
      },
    },
  ],
  [
    'limits',
    {
      instead: 'the daily limit is higher than the weekly one',
      texts: ['limits.above'],
      after: ({ leaves }) => leaves.includes('limits.editing.ready'),
      act: async ({ page }) => {
        await page.getByRole('textbox', { name: messagePattern('limits.daily') }).fill('900');
        await page.getByRole('textbox', { name: messagePattern('limits.weekly') }).fill('500');
      },
    },
  ],
  [
    'limits',
    {
      instead: 'the limits cannot be read in time',
      texts: ['failure.timeout'],
      after: ({ leaves }) => leaves.includes('limits.loadFailed'),
      act: async (harness, flow) => {
        await harness.page.evaluate(letRequestsTimeOut);
        await gesture(harness, flow, 'limits.retry');
      },
      undo: ({ page }) => page.evaluate(callLeft, 'stopTimingOut'),
    },
  ],
];
