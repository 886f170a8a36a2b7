import { Hono } from 'hono';
import * as z from 'zod/mini';
import { activeAccount } from '../accounts/accounts.ts';
import { fillBalance, payWithCard } from '../accounts/purchases.ts';
import { type CardRow, cardsOf } from '../cards/cards.ts';
import { dayAt, momentAt } from '../dates.ts';
import { personPath } from '../pages/paths.ts';
import { type PersonRow, personOf } from '../people/persons.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { deadlineOf, isPast, orderingRulesOf } from '../topups/ordering-rules.ts';
import { readInput, respond } from './form.ts';
import { timeOf } from './time.ts';

const number = z.coerce.number<number | string>();
/** Accepts a decimal comma as well as a point. */
const decimal = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => Number(String(value).replace(',', '.'))),
);

const inputs = {
  purchase: z.object({
    amount: z.pipe(decimal, z.number().check(z.gt(0), z.lte(1_000_000))),
    currency: z._default(z.string(), 'SEK'),
    description: z._default(z.string().check(z.maxLength(80)), 'Lilla Köket'),
  }),
  pin: z.object({ counter: z._default(number.check(z.int(), z.gte(0), z.lte(3)), 3) }),
  contacts: z.object({ months: z._default(number.check(z.int(), z.gte(0), z.lte(120)), 8) }),
  wallet: z.object({
    wallet: z._default(z.string(), 'Apple Pay'),
    device: z._default(z.string(), 'iPhone'),
    status: z._default(z.string(), 'ACTIVE'),
  }),
};

function requirePerson(services: Services, persona: string): PersonRow {
  const person = personOf(services.db, persona);
  if (!person) throw new Rejection(404, `There is no persona called ${persona}`);
  return person;
}

/** The account that the portal selects by default. */
function accountOf(services: Services, persona: string): number {
  const { cardholderId } = requirePerson(services, persona);
  const account = cardholderId === null ? null : activeAccount(services.db, cardholderId);
  if (account === null) throw new Rejection(404, `No lunch card belongs to ${persona}`);
  return account;
}

function cardOf(services: Services, persona: string): CardRow {
  const card = cardsOf(services.db, accountOf(services, persona)).find(({ terminatedAt }) => terminatedAt === null);
  if (!card) throw new Rejection(404, `${persona} has no card`);
  return card;
}

/** The next order deadline that has not passed; null when top-ups cannot be ordered. */
export function nextDeadline({ db, clock }: Services, accountId: number): Temporal.PlainDate | null {
  const rules = orderingRulesOf(db, accountId);
  if (!rules) return null;
  const today = dayAt(clock.now());
  const months = [0, 1, 2].map((ahead) => today.with({ day: 1 }).add({ months: ahead }));
  const open = months.map((month) => deadlineOf(rules, month)).find((deadline) => !isPast(deadline, clock.now()));
  return open ?? null;
}

function passDeadline(services: Services, persona: string) {
  const deadline = nextDeadline(services, accountOf(services, persona));
  if (!deadline) throw new Rejection(404, `${persona} has no deadline`);
  const { clock } = services;
  clock.setOffset(clock.offset() + momentAt(deadline.add({ days: 1 }), '08:00') - clock.now());
  return timeOf(clock);
}

/** The controls of one persona, as forms or JSON. */
export function personControls(services: Services): Hono {
  const app = new Hono();
  const { db, clock } = services;
  const step = <Input>(path: string, schema: z.ZodMiniType<Input>, work: (persona: string, input: Input) => object) =>
    app.post(`/:persona/${path}`, async (c) => {
      const persona = c.req.param('persona');
      const input = await readInput(c, schema);
      return respond(c, personPath(persona), () => work(persona, input));
    });

  step('purchase', inputs.purchase, (persona, purchase) => ({
    status: payWithCard(services, accountOf(services, persona), purchase),
  }));
  step('fill', z.object({}), (persona) => {
    fillBalance(services, accountOf(services, persona));
    return { filled: persona };
  });
  step('pin', inputs.pin, (persona, { counter }) => {
    const { referenceCode, pin } = cardOf(services, persona);
    if (pin === null) throw new Rejection(409, 'The card has no PIN yet');
    db.run`UPDATE card SET pin_counter = ${counter} WHERE reference_code = ${referenceCode}`;
    return { counter };
  });
  step('contacts', inputs.contacts, (persona, { months }) => {
    const confirmed = dayAt(clock.now()).subtract({ months });
    const { cardholderId } = requirePerson(services, persona);
    db.run`UPDATE contact SET modified_at = ${momentAt(confirmed, '00:00')} WHERE cardholder_id = ${cardholderId}`;
    return { confirmed: confirmed.toString() };
  });
  step('wallet', inputs.wallet, (persona, { wallet, device, status }) => {
    const { referenceCode } = cardOf(services, persona);
    db.run`
      INSERT INTO wallet_token (reference_code, status, wallet_name, device_name)
      VALUES (${referenceCode}, ${status}, ${wallet}, ${device})`;
    return { wallet, device, status };
  });
  step('deadline', z.object({}), (persona) => passDeadline(services, persona));
  return app;
}
