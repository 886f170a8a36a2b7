import { fixtureOf } from '@lunchkortet/model-engine/move';
import { collectBankId } from '../../contract/bankid.ts';
import { tokenOf } from '../../machines/token.fixture.ts';
import type { HarnessPage } from '../model/harness-page.ts';
import { messagePattern } from '../model/message-pattern.ts';
import { answer, fail } from '../model/network-stub.ts';
import { CONFIGURED, WITH_TICKET_FORM } from './configured.ts';
import type { OtherData } from './other-data.ts';
import { setUserAgent } from './other-pages.ts';
import { flowOf, gesture, placeAfter } from './sample.ts';

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
  window.fetch = (...args) => (String(new Request(...args).url).includes('/api/') ? Promise.reject(time) : fetch(...args));
  Object.assign(window, { stopTimingOut: () => Object.assign(window, { fetch }) });
}
/** Runs in the page: calls what a function above has left there. */
const callLeft = (name: string) => (window as unknown as Readonly<Record<string, () => void>>)[name]?.();

const IN_APP_OF_IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0';

/** The status of an order cannot be read for some polls. */
async function failPolls(harness: HarnessPage): Promise<void> {
  for (let poll = 0; poll < 3; poll++) {
    await fail(await harness.withTimeout(harness.network.take(collectBankId.name), 'a poll'), { kind: 'unreachable' });
    await harness.page.waitForTimeout(50);
    await harness.advanceTimeTo(harness.now + 2000);
  }
}

const SIGNED_IN_CODE = '**/signed-in-code';

/** BankID is done, and the code of the pages behind the log-in does not arrive. */
async function completeLogin(harness: HarnessPage): Promise<void> {
  const flow = flowOf('login-bankid');
  const { path, step } = placeAfter(flow, ({ leaves }) => leaves.includes('login-bankid.complete'));
  const move = path.steps[step]?.move;
  if (move?.kind !== 'done') throw new Error('a log-in ends with an answer');
  await harness.page.route(SIGNED_IN_CODE, () => undefined);
  await answer(await harness.network.take(collectBankId.name), collectBankId, fixtureOf(flow.model, move));
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
      instead: 'three polls fail',
      texts: ['bankid.connectionLost'],
      after: ({ leaves }) => leaves.includes('login-bankid.pending.poll.collecting'),
      act: failPolls,
    },
  ],
  [
    'login-bankid',
    {
      instead: 'the order is complete, and the pages behind the log-in are being loaded',
      texts: ['login-bankid.complete'],
      after: (_, { leaves }) => leaves.includes('login-bankid.pending.poll.collecting'),
      act: completeLogin,
      undo: ({ page }) => page.unroute(SIGNED_IN_CODE),
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
    'support-ticket',
    { instead: 'the operator has a ticket form', texts: ['support.ticketNote'], settings: WITH_TICKET_FORM },
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
