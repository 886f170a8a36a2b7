import { randomInt, randomUUID } from 'node:crypto';
import { acceptTerms, approvePolicy, createDigitalCard } from '../../../contract/access-gate.ts';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { saveLanguage } from '../../../contract/language.ts';
import { saveAddress } from '../../../contract/physical-card.ts';
import { disableAllNotifications, enableAllNotifications, savePreferences } from '../../../contract/preferences.ts';
import { createTicket } from '../../../contract/support.ts';
import { cancelTopup, orderTopup } from '../../../contract/topups.ts';
import { dayAt } from '../../../sandbox/dates.ts';
import { accountOf, CARD_CHANGES } from './card-operations.ts';
import type { Caller } from './client.ts';
import { LOG_IN_CHANGES } from './login-operations.ts';

const DAY = 86_400_000;

/** Whose things are changed. */
export const CLIENT_PERSONAS = ['vera', 'ivar', 'siri', 'axel', 'nils'] as const;

/** Makes a change; tells of it what must be found for ever after, if there is anything. */
export type Change = (caller: Caller) => Promise<string | undefined>;

/** A change that leaves nothing in particular to be found. */
const plainly =
  (make: (caller: Caller) => Promise<unknown>): Change =>
  async (caller) => {
    await make(caller);
    return undefined;
  };

/** One of the months around now, of which most can be ordered. */
function someMonth({ sandbox: { services } }: Caller): { year: number; monthNumber: number } {
  const { year, month } = dayAt(services.clock.now())
    .with({ day: 1 })
    .add({ months: randomInt(4) });
  return { year, monthNumber: month };
}

const street = () => ({ addressLine1: `Storgatan ${randomInt(99)}`, postalCode: '11455', city: 'Stockholm' });

async function askSupport({ ask }: Caller): Promise<string | undefined> {
  const message = `Fråga ${randomUUID()}`;
  const done = await ask(createTicket, { message, email: 'fraga@example.se', agreed: true });
  return done === null ? undefined : `ticket ${message}`;
}

/** Whatever the contract lets somebody change, by the call's name. */
export const CALLS: Readonly<Record<string, Change>> = {
  ...CARD_CHANGES,
  ...LOG_IN_CHANGES,
  acceptTerms: plainly(async (caller) => caller.ask(acceptTerms, { id: await accountOf(caller) })),
  approvePolicy: plainly(async ({ ask }) => {
    const info = await ask(cardholderInfo, {});
    return ask(approvePolicy, { cardholderId: info?.id ?? 0, branchId: info?.branch.id ?? 0 });
  }),
  createDigitalCard: plainly(({ ask }) => ask(createDigitalCard, {})),
  orderTopup: plainly((caller) => caller.ask(orderTopup, someMonth(caller))),
  cancelTopup: plainly((caller) => caller.ask(cancelTopup, someMonth(caller))),
  saveAddress: plainly(({ ask }) => ask(saveAddress, street())),
  saveLanguage: plainly(({ ask }) => ask(saveLanguage, { lang: randomInt(2) === 1 ? 'sv' : 'en' })),
  savePreferences: plainly(({ ask }) =>
    ask(savePreferences, { subscribeTopups: randomInt(2) === 1, lowOnCreditSms: randomInt(2) === 1 }),
  ),
  enableAllNotifications: plainly(({ ask }) => ask(enableAllNotifications, {})),
  disableAllNotifications: plainly(({ ask }) => ask(disableAllNotifications, {})),
  createTicket: askSupport,
};

/** The calls, and what happens by itself: time passes, lunches are eaten. */
export const CHANGES: Readonly<Record<string, Change>> = {
  ...CALLS,
  wait: plainly(({ post }) => post('/clock', { advance: randomInt(20) * DAY })),
  buy: plainly(({ persona, post }) => post(`/people/${persona}/purchase`, { amount: 1 + randomInt(200) })),
  fill: plainly(({ persona, post }) => post(`/people/${persona}/fill`, {})),
};
