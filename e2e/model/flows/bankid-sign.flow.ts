import type { Page } from '@playwright/test';
import { bankIdSignModel } from '../../../machines/bankid/bankid-sign.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, PASSING } from '../flow.ts';
import { alert, askForPin, button, CARD_BACKGROUND, dialog, status } from './card-parts.ts';

const gone = { absent: dialog };
/** Polling shows nothing of its own. */
const underWay = (page: Page) => dialog(page);

export const bankIdSignFlow = defineFlow(bankIdSignModel, {
  entrance: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  async prepare(scenery, { ports, message }) {
    // What is under way opens by itself.
    if (ports.device.read('signingOrder')?.includes('"errand":"pin"')) return;
    await askForPin(scenery);
    if (!message) return;
    for (const call of ['startSigning', 'collectSigning']) scenery.answerNext(call, 200);
    scenery.answerNext('viewPin', 400, 'Signature is missing or already used');
    await scenery.tell('watchNext');
    await button('login.bankid.scan').at(scenery.page).click();
  },
  gestures: {
    'bankid.scan': button('login.bankid.scan'),
    'bankid.open': button('login.bankid.open'),
    'bankid.cancel': button('action.cancel'),
    'page.hidden': ({ tell }) => tell('show', false),
    'page.shown': ({ tell }) => tell('show', true),
    'screen.left': ({ tell }) => tell('go', '/elsewhere'),
  },
  sights: {
    arriving: PASSING,
    idle: status('login.bankid.choose'),
    starting: (page) => status('login.bankid.starting')(page).or(status('login.bankid.scanning')(page)),
    'pending.app.unseen': PASSING,
    'pending.app.scanning': status('login.bankid.scanning'),
    'pending.app.opened': status('login.bankid.opened'),
    'pending.app.identifying': status('login.bankid.identifying'),
    'pending.app.signing': status('login.bankid.signing'),
    'pending.poll.waiting': underWay,
    'pending.poll.hidden': underWay,
    'pending.poll.refreshing': underWay,
    'pending.poll.collecting': underWay,
    renewing: status('login.bankid.scanning'),
    asleep: alert('login.bankid.asleep.title'),
    failed: alert('signature.failed.title'),
    left: gone,
    complete: gone,
  },
});
