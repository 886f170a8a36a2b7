import type { Page } from '@playwright/test';
import { accountCards } from '../../../contract/card.ts';
import { temporaryBlockModel } from '../../../machines/card/temporary-block.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, PASSING } from '../flow.ts';
import { said } from '../words.ts';
import { alert, button, CARD_BACKGROUND } from './card-parts.ts';

const busy = (page: Page) => page.locator('main button[aria-busy]');

export const temporaryBlockFlow = defineFlow(temporaryBlockModel, {
  entrance: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  prepare: ({ answerWaiting }, { card }) => answerWaiting(accountCards, [card]),
  gestures: {
    'card.pause': button('card.block.pause'),
    'card.resume': button('card.block.resume'),
    'status.retry': {
      at: (page) => alert('card.block.unknown')(page).getByRole('button', { name: said('action.retry') }),
    },
  },
  sights: {
    deciding: PASSING,
    active: (page) => page.getByText(said('card.status.activeNote')),
    blocked: (page) => page.getByText(said('card.status.blockedNote')),
    changing: busy,
    checking: busy,
    unknown: alert('card.block.unknown'),
  },
});
