import type { Page } from '@playwright/test';
import { oneTimeCodeModel } from '../../../machines/signature/one-time-code.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { leaving, pressing, writing } from '../filling.ts';
import { defineFlow, PASSING } from '../flow.ts';
import { said } from '../words.ts';
import { alert, askForPin, button, CARD_BACKGROUND, dialog } from './card-parts.ts';

const field = (page: Page) => page.getByLabel(said('code.field'));
const typed = oneTimeCodeModel.events['field.changed'];
const DETAILS = { wrong: 'Invalid one-time code', dead: 'Too many attempts', stale: '' } as const;

export const oneTimeCodeFlow = defineFlow(oneTimeCodeModel, {
  entrance: () => ({ path: '/card', token: tokenOf({ authenticationMethod: 'PASSWORD' }) }),
  background: CARD_BACKGROUND,
  async prepare(scenery, { verdict }) {
    await askForPin(scenery);
    if (verdict === null) return;
    const { page } = scenery;
    scenery.answerNext('sendOneTimeCode', 204);
    await button('code.send').at(page).click();
    await field(page).fill('000000');
    scenery.answerNext('viewPin', verdict === 'dead' ? 429 : 400, DETAILS[verdict]);
    await scenery.tell('watchNext');
    await button('code.confirm').at(page).click();
  },
  gestures: {
    'field.changed': writing(field, (label) => typed[label]?.value ?? ''),
    'field.blurred': leaving(field),
    'form.submitted': pressing('code.confirm'),
    'code.send': pressing('code.send'),
    'code.resend': pressing('code.resend'),
    'code.leave': pressing('action.cancel'),
    'email.verify': button('code.unverified.go'),
  },
  sights: {
    arriving: PASSING,
    offered: (page) => page.getByText(said('code.lead')),
    sending: (page) => page.getByText(said('code.lead')),
    'entering.fresh': (page) => page.getByText(said('code.resendLater')),
    'entering.late': (page) => page.getByText(said('code.late')),
    unverified: alert('code.unverified.title'),
    entered: { absent: dialog },
    left: { absent: dialog },
  },
});
