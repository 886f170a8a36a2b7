import { signatureModel } from '../../../machines/signature/signature.model.ts';
import { defineFlow, PASSING } from '../flow.ts';
import { said } from '../words.ts';
import { askForPin, button, CARD_BACKGROUND, dialog } from './card-parts.ts';

const gone = { absent: dialog };

export const signatureFlow = defineFlow(signatureModel, {
  // Which way it goes is told by the token that the model puts on the device.
  entrance: () => ({ path: '/card' }),
  background: CARD_BACKGROUND,
  prepare: askForPin,
  gestures: {
    'order.signed': ({ tell }, label) => tell('send', 'order.signed', label),
    'code.entered': ({ tell }, label) => tell('send', 'code.entered', label),
    'signature.abandon': button('action.cancel'),
  },
  sights: {
    deciding: PASSING,
    byBankId: (page) => page.getByRole('dialog', { name: said('signature.bankId.title') }),
    byCode: (page) => page.getByRole('dialog', { name: said('signature.code.title') }),
    given: gone,
    left: gone,
  },
});
