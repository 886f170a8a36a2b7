import type { Page } from '@playwright/test';
import { pinUnblockModel } from '../../../machines/card/pin-unblock.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';
import { alert, button, CARD_BACKGROUND, dialog, status } from './card-parts.ts';

const blocked = alert('card.pin.blocked');
const unknown = alert('card.pin.unknown');
const noneNote = (page: Page) => page.getByText(messagePattern('card.pin.noneNote'));
const noNotice = [{ absent: blocked }, { absent: unknown }, { absent: noneNote }, { absent: dialog }] as const;

const actions = (page: Page) => page.getByRole('region', { name: messagePattern('card.actions') });
const pinButton = (page: Page) => actions(page).getByRole('button', { name: messagePattern('card.pin.show') });
const disabledPinButton = (page: Page) => pinButton(page).and(page.locator('[aria-disabled=true][aria-describedby]'));
const notice = (page: Page) => blocked(page).or(unknown(page));
/** What is known late is below the actions, so that they stay where they are. */
const noticeBelow = (page: Page) => notice(page).and(page.locator('section + [role=alert]'));
const noticeAbove = (page: Page) => notice(page).and(page.locator('[role=alert]:first-child'));

const WHILE_BUSY = ['verifyingCode', 'resetting', 'checkingOutcome'] as const;
const WHILE_BLOCKED = ['blocked', 'signing', ...WHILE_BUSY] as const;

export const pinUnblockFlow = defineFlow(pinUnblockModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  writtenTexts: { 'pin.unblock': { text: ['signature.text.unblock'] } },
  shows({ message }, leaves) {
    if (!leaves.some((leaf) => (WHILE_BLOCKED as readonly string[]).includes(leaf))) return messagesOf({ message });
    const isBusy = leaves.some((leaf) => (WHILE_BUSY as readonly string[]).includes(leaf));
    return [message && !isBusy ? message : { id: 'card.pin.blockedText' }];
  },
  conditions: [
    {
      in: ['loadFailed', 'blocked', ...WHILE_BUSY],
      when: ({ isLate }) => isLate,
      shown: noticeBelow,
      otherwise: noticeAbove,
    },
    { in: ['noPin'], when: ({ isLate }) => isLate, shown: disabledPinButton, otherwise: { absent: pinButton } },
  ],
  gestures: {
    'status.retry': {
      at: (page) => alert('card.pin.unknown')(page).getByRole('button', { name: messagePattern('action.retry') }),
    },
    'pin.unblock': button('card.pin.unblock'),
    'signature.given': ({ callHarness }, label) => callHarness('send', 'signature.given', label),
    'signature.cancelled': button('action.cancel'),
  },
  assertions: {
    'loading.opening': [status('card.loading'), { absent: actions }],
    'loading.open': [actions, ...noNotice],
    loadFailed: unknown,
    noPin: noneNote,
    usable: [actions, ...noNotice],
    resuming: TRANSIENT,
    blocked: [blocked, button('card.pin.unblock').at],
    signing: dialog,
    deciding: TRANSIENT,
    verifyingCode: button('card.pin.unblocking').at,
    resetting: button('card.pin.unblocking').at,
    checkingOutcome: button('card.pin.unblocking').at,
  },
  twins: [
    {
      states: ['loading.open', 'usable'],
      reason: 'The status of the PIN is shown only if the PIN is blocked or missing.',
    },
    {
      states: ['verifyingCode', 'resetting', 'checkingOutcome'],
      reason: 'The code is checked, then the attempts are reset and read again. The button is busy until then.',
    },
  ],
});
