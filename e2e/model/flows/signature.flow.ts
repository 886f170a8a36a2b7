import type { Page } from '@playwright/test';
import type { MessageId } from '../../../machines/message.ts';
import { signatureModel } from '../../../machines/signature/signature.model.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { askForPin, button, CARD_BACKGROUND, dialog, pinFrame } from './card-parts.ts';

const dialogNamed = (title: MessageId) => (page: Page) => page.getByRole('dialog', { name: messagePattern(title) });
const bankIdDialog = dialogNamed('signature.bankId.title');
const codeDialog = dialogNamed('signature.code.title');
const cancel = button('action.cancel').at;

export const signatureFlow = defineFlow(signatureModel, {
  // The token that the model stores on the device decides how the user signs.
  entryPoint: () => ({ path: '/card' }),
  background: CARD_BACKGROUND,
  prepare: askForPin,
  // What is signed must be read first.
  shows({ action: { text } }, leaves) {
    if (leaves.includes('byBankId')) return [{ id: 'signature.lead' }, text];
    return leaves.includes('byCode') ? [{ id: 'signature.leadCode' }, text] : [];
  },
  gestures: {
    'bankid.completed': ({ callHarness }, label) => callHarness('send', 'bankid.completed', label),
    'bankid.cancelled': { at: (page) => cancel(page).and(bankIdDialog(page).getByRole('button')) },
    'code.entered': ({ callHarness }, label) => callHarness('send', 'code.entered', label),
    'code.cancelled': { at: (page) => cancel(page).and(codeDialog(page).getByRole('button')) },
  },
  assertions: {
    deciding: TRANSIENT,
    byBankId: bankIdDialog,
    byCode: codeDialog,
    given: pinFrame,
    cancelled: [{ absent: dialog }, { absent: pinFrame }],
  },
});
