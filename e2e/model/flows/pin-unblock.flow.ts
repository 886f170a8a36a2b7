import { pinUnblockModel } from '../../../machines/card/pin-unblock.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alert, button, CARD_BACKGROUND, dialog } from './card-parts.ts';

const blocked = alert('card.pin.blocked');

export const pinUnblockFlow = defineFlow(pinUnblockModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'status.retry': {
      at: (page) => alert('card.pin.unknown')(page).getByRole('button', { name: messagePattern('action.retry') }),
    },
    'pin.unblock': button('card.pin.unblock'),
    'signature.given': ({ callHarness }, label) => callHarness('send', 'signature.given', label),
    'signature.cancelled': button('action.cancel'),
  },
  assertions: {
    loading: { absent: blocked },
    loadFailed: alert('card.pin.unknown'),
    noPin: (page) => page.getByText(messagePattern('card.pin.noneNote')),
    usable: { absent: blocked },
    resuming: TRANSIENT,
    blocked,
    signing: dialog,
    deciding: TRANSIENT,
    verifyingCode: button('card.pin.unblocking').at,
    resetting: button('card.pin.unblocking').at,
    checking: button('card.pin.unblocking').at,
  },
});
