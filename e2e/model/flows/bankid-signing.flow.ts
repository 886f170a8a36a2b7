import { bankidSigningModel } from '../../../machines/signature/bankid-signing.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow } from '../flow.ts';
import { bankIdAssertions, bankIdGestures, bankIdShows, bankIdTwins } from './bankid-parts.ts';
import { alert, askForPin, button, CARD_BACKGROUND, dialog, pinFrame } from './card-parts.ts';

export const bankidSigningFlow = defineFlow(bankidSigningModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  async prepare(context, { ports, signing = null, message }) {
    // An open order for the PIN of this card opens the dialog.
    if (ports.device.read('signingOrder')?.includes(JSON.stringify(signing))) return;
    await askForPin(context);
    if (!message) return;
    for (const call of ['startSigning', 'collectSigning']) context.answerNext(call, 200);
    context.answerNext('viewPin', 400, 'Signature is missing or already used');
    await context.callHarness('watchNextActor');
    await button('bankid.scan').at(context.page).click();
  },
  silent: {
    cancelled: 'The page with the message is gone.',
  },
  shows: bankIdShows,
  gestures: bankIdGestures,
  assertions: {
    ...bankIdAssertions(dialog, alert('signature.failed.title')),
    cancelled: [{ absent: dialog }, { absent: pinFrame }],
    complete: pinFrame,
  },
  twins: bankIdTwins,
});
