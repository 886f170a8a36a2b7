import type { Page } from '@playwright/test';
import { accountCards } from '../../../contract/card.ts';
import { cardStatusText } from '../../../machines/card/card-status-text.ts';
import { temporaryBlockModel } from '../../../machines/card/temporary-block.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { busy, ready, settling } from '../controls.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';
import { alert, button, CARD_BACKGROUND } from './card-parts.ts';

const blockButton = (page: Page) => button('card.block.pause').at(page).or(button('card.block.resume').at(page));

const failure = (page: Page) => page.getByRole('region', { name: messagePattern('card.actions') }).getByRole('alert');
const unknown = alert('card.block.unknown');

export const temporaryBlockFlow = defineFlow(temporaryBlockModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  prepare: ({ answerPending }, { card }) => answerPending(accountCards, [card]),
  shows({ card, wanted, message }, leaves) {
    const isKnown = (['active', 'blocked', 'settled'] as const).some((leaf) => leaves.includes(leaf));
    const isMissing = isKnown && message !== null && wanted !== null && card.status !== wanted;
    const title = wanted === 'BLOCKED' ? 'card.block.notSet' : 'card.block.notRemoved';
    return [
      ...messagesOf({ message }),
      ...(isMissing ? [{ id: title } as const] : []),
      ...(!isKnown || card.status === 'ACTIVE' ? [] : [cardStatusText(card.status)]),
    ];
  },
  silent: {
    checkingOutcome: 'What happened is read first; only then the page says it.',
    outcomeUnknown: 'The page has a text of its own, which the assertion names.',
  },
  gestures: {
    'card.pause': button('card.block.pause'),
    'card.resume': button('card.block.resume'),
    'status.retry': {
      at: (page) => alert('card.block.unknown')(page).getByRole('button', { name: messagePattern('action.retry') }),
    },
  },
  assertions: {
    deciding: TRANSIENT,
    active: [
      button('card.block.pause').at,
      { absent: (page) => page.getByText(messagePattern('card.status.blockedNote')) },
      ready(blockButton),
      { absent: unknown },
    ],
    blocked: [
      (page) => page.getByText(messagePattern('card.status.blockedNote')),
      ready(blockButton),
      { absent: unknown },
    ],
    otherStatus: [(page) => page.getByText(messagePattern('card.status.otherNote')), { absent: settling(blockButton) }],
    comparing: [busy(blockButton), { absent: failure }],
    submitting: [busy(blockButton), { absent: failure }],
    settled: settling(blockButton),
    checkingOutcome: [busy(blockButton), { absent: failure }],
    outcomeUnknown: unknown,
  },
  twins: [
    {
      states: ['comparing', 'submitting', 'checkingOutcome'],
      reason: 'The status is read before it is changed, and after a failure. The button is busy meanwhile.',
    },
  ],
});
