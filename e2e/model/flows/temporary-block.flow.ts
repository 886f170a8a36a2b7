import type { Page } from '@playwright/test';
import { accountCards } from '../../../contract/card.ts';
import { temporaryBlockModel } from '../../../machines/card/temporary-block.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alert, button, CARD_BACKGROUND } from './card-parts.ts';

const busy = (page: Page) => page.locator('main button[aria-busy]');
/** The button has its new label and cannot be pressed yet. */
const settled = (page: Page) =>
  page
    .getByRole('button', { name: messagePattern('card.block.pause'), disabled: true })
    .or(page.getByRole('button', { name: messagePattern('card.block.resume'), disabled: true }));

export const temporaryBlockFlow = defineFlow(temporaryBlockModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  prepare: ({ answerPending }, { card }) => answerPending(accountCards, [card]),
  gestures: {
    'card.pause': button('card.block.pause'),
    'card.resume': button('card.block.resume'),
    'status.retry': {
      at: (page) => alert('card.block.unknown')(page).getByRole('button', { name: messagePattern('action.retry') }),
    },
  },
  assertions: {
    deciding: TRANSIENT,
    active: (page) => page.getByText(messagePattern('card.status.activeNote')),
    blocked: (page) => page.getByText(messagePattern('card.status.blockedNote')),
    otherStatus: (page) => page.getByText(messagePattern('card.status.otherNote')),
    verifying: busy,
    submitting: busy,
    settled: settled,
    checking: busy,
    checkFailed: alert('card.block.unknown'),
  },
});
