import { randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { acceptTerms, approvePolicy } from '../../../contract/access-gate.ts';
import type { Call } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { saveLanguage } from '../../../contract/language.ts';
import { saveAddress } from '../../../contract/physical-card.ts';
import { savePreferences } from '../../../contract/preferences.ts';
import { createTicket } from '../../../contract/support.ts';
import { cancelTopup, orderTopup } from '../../../contract/topups.ts';
import { dayAt } from '../../../sandbox/dates.ts';
import { accountOf, CARD_OPERATIONS } from './card-operations.ts';
import type { TestClient } from './client.ts';
import { LOGIN_OPERATIONS } from './login-operations.ts';

const DAY = 86_400_000;

/** The personas whose data is changed. */
export const CLIENT_PERSONAS = ['vera', 'ivar', 'siri', 'axel', 'nils'] as const;

/** Makes a change; returns a fact that must be found in the database from then on, if there is one. */
export type Operation = (client: TestClient) => Promise<string | undefined>;

/** An operation without such a fact. */
const withoutFact =
  (make: (client: TestClient) => Promise<unknown>): Operation =>
  async (client) => {
    await make(client);
    return undefined;
  };

/** A random month from now on; most can be ordered. */
function randomMonth({ sandbox: { services } }: TestClient): { year: number; monthNumber: number } {
  const { year, month } = dayAt(services.clock.now())
    .with({ day: 1 })
    .add({ months: randomInt(4) });
  return { year, monthNumber: month };
}

const randomAddress = () => ({ addressLine1: `Storgatan ${randomInt(99)}`, postalCode: '11455', city: 'Stockholm' });

async function sendTicket({ ask }: TestClient): Promise<string | undefined> {
  const message = `Fråga ${randomUUID()}`;
  const done = await ask(createTicket, { message, email: 'fraga@example.se', agreed: true });
  return done === null ? undefined : `ticket ${message}`;
}

/** The operations of calls with which the example of the contract changes nothing, or always the same. */
const SPECIAL_OPERATIONS: Readonly<Record<string, Operation>> = {
  ...CARD_OPERATIONS,
  ...LOGIN_OPERATIONS,
  acceptTerms: withoutFact(async (client) => client.ask(acceptTerms, { id: await accountOf(client) })),
  approvePolicy: withoutFact(async ({ ask }) => {
    const info = await ask(cardholderInfo, {});
    return ask(approvePolicy, { cardholderId: info?.id ?? 0, branchId: info?.branch.id ?? 0 });
  }),
  orderTopup: withoutFact((client) => client.ask(orderTopup, randomMonth(client))),
  cancelTopup: withoutFact((client) => client.ask(cancelTopup, randomMonth(client))),
  saveAddress: withoutFact(({ ask }) => ask(saveAddress, randomAddress())),
  saveLanguage: withoutFact(({ ask }) => ask(saveLanguage, { lang: randomInt(2) === 1 ? 'sv' : 'en' })),
  savePreferences: withoutFact(({ ask }) =>
    ask(savePreferences, { subscribeTopups: randomInt(2) === 1, lowOnCreditSms: randomInt(2) === 1 }),
  ),
  createTicket: sendTicket,
};

const withExample = (call: Call): Operation => {
  const fields = z.object({ ...call.params, ...call.query, ...call.body });
  return withoutFact(({ ask }) => ask(call, z.parse(fields, call.example.request)));
};

/** One operation for each call that changes data, by call name. */
export const CALL_OPERATIONS: Readonly<Record<string, Operation>> = {
  ...Object.fromEntries(
    calls.filter(({ effect }) => effect === 'change').map((call) => [call.name, withExample(call)]),
  ),
  ...SPECIAL_OPERATIONS,
};

/** The calls, and events outside the portal: time passes, purchases. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...CALL_OPERATIONS,
  wait: withoutFact(({ post }) => post('/clock', { advance: randomInt(20) * DAY })),
  buy: withoutFact(({ persona, post }) => post(`/people/${persona}/purchase`, { amount: 1 + randomInt(200) })),
  fill: withoutFact(({ persona, post }) => post(`/people/${persona}/fill`, {})),
};
