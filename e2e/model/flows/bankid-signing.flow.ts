import { bankidSigningModel } from '../../../machines/signature/bankid-signing.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow } from '../flow.ts';
import { bankIdGestures, bankIdSights } from './bankid-parts.ts';
import { alert, askForPin, button, CARD_BACKGROUND, dialog } from './card-parts.ts';

const gone = { absent: dialog };

export const bankidSigningFlow = defineFlow(bankidSigningModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  async prepare(scenery, { ports, message }) {
    // What is under way opens by itself.
    if (ports.device.read('signingOrder')?.includes('"kind":"pin"')) return;
    await askForPin(scenery);
    if (!message) return;
    for (const call of ['startSigning', 'collectSigning']) scenery.answerNext(call, 200);
    scenery.answerNext('viewPin', 400, 'Signature is missing or already used');
    await scenery.callHarness('watchNextActor');
    await button('bankid.scan').at(scenery.page).click();
  },
  gestures: bankIdGestures('/elsewhere'),
  assertions: { ...bankIdSights(dialog), failed: alert('signature.failed.title'), left: gone, complete: gone },
});
