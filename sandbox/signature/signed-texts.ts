import type { Purpose } from '../../contract/signature.ts';
import en from '../../locales/en.json' with { type: 'json' };
import sv from '../../locales/sv.json' with { type: 'json' };

/** What a signature is for. Unblocking a PIN has no purpose of its own in the contract. */
export type SignedAction = Purpose | 'UNBLOCK_PIN';

/** The texts of the portal for each action. */
const TEXT_IDS = {
  VIEW_CARD_DETAILS: ['signature.text.details'],
  VIEW_CARD_PIN: ['signature.text.pin'],
  PHYSICAL_CARD_ORDER: ['signature.text.order', 'signature.text.orderFee'],
  UNBLOCK_PIN: ['signature.text.unblock'],
} as const satisfies Record<SignedAction, readonly (keyof typeof en)[]>;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A pattern for a text with placeholders: the card's last four digits must be right, other values are free. */
function patternOf(text: string, lastFour: string): RegExp {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    if (part === '{lastFour}') return escaped(lastFour);
    return /^\{\w+\}$/.test(part) ? '.+' : escaped(part);
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}

/** Whether a signed text is the portal's text for an action with a card, in one of its languages. */
export const isTextFor = (text: string, action: SignedAction, lastFour: string): boolean =>
  TEXT_IDS[action].some((id) => [sv[id], en[id]].some((form) => patternOf(form, lastFour).test(text)));
