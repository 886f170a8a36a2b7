import { pinUnblockModel } from '../../../machines/card/pin-unblock.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, PASSING } from '../flow.ts';
import { said } from '../words.ts';
import { alert, button, CARD_BACKGROUND, dialog } from './card-parts.ts';

const blocked = alert('card.pin.blocked');

export const pinUnblockFlow = defineFlow(pinUnblockModel, {
  entrance: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'status.retry': {
      at: (page) => alert('card.pin.unknown')(page).getByRole('button', { name: said('action.retry') }),
    },
    'pin.unblock': button('card.pin.unblock'),
    'signature.given': ({ tell }, label) => tell('send', 'signature.given', label),
    'signature.left': button('action.cancel'),
  },
  sights: {
    reading: { absent: blocked },
    unknown: alert('card.pin.unknown'),
    none: (page) => page.getByText(said('card.pin.noneNote')),
    usable: { absent: blocked },
    arriving: PASSING,
    blocked,
    signing: dialog,
    proving: PASSING,
    provingCode: button('card.pin.unblocking').at,
    resetting: button('card.pin.unblocking').at,
    checking: button('card.pin.unblocking').at,
  },
});
