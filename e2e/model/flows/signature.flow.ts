import { signatureModel } from '../../../machines/signature/signature.model.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { askForPin, button, CARD_BACKGROUND, dialog } from './card-parts.ts';

const gone = { absent: dialog };

export const signatureFlow = defineFlow(signatureModel, {
  // Which way it goes is told by the token that the model puts on the device.
  entryPoint: () => ({ path: '/card' }),
  background: CARD_BACKGROUND,
  prepare: askForPin,
  gestures: {
    'order.signed': ({ callHarness }, label) => callHarness('send', 'order.signed', label),
    'code.entered': ({ callHarness }, label) => callHarness('send', 'code.entered', label),
    'signature.abandon': button('action.cancel'),
  },
  assertions: {
    deciding: TRANSIENT,
    byBankId: (page) => page.getByRole('dialog', { name: messagePattern('signature.bankId.title') }),
    byCode: (page) => page.getByRole('dialog', { name: messagePattern('signature.code.title') }),
    given: gone,
    left: gone,
  },
});
