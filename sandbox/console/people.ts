import { Hono } from 'hono';
import * as z from 'zod/mini';
import { activeAccount } from '../accounts/accounts.ts';
import { fill, pay } from '../accounts/purchases.ts';
import { dayAt, momentAt } from '../calendar.ts';
import { type CardRow, cardsOf } from '../cards/cards.ts';
import { personAddress } from '../pages/addresses.ts';
import { type PersonRow, personOf } from '../people/persons.ts';
import { Refusal } from '../refusal.ts';
import { agreementOf, deadlineOf, isPast } from '../topups/agreement.ts';
import type { World } from '../world.ts';
import { act, readInput } from './form.ts';
import { timeOf } from './time.ts';

const number = z.coerce.number<number | string>();
/** People in Sweden write a comma. */
const decimal = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((given) => Number(String(given).replace(',', '.'))),
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

function demandPerson(world: World, persona: string): PersonRow {
  const person = personOf(world.db, persona);
  if (!person) throw new Refusal(404, `There is no persona called ${persona}`);
  return person;
}

/** The account that the portal shows first. */
function accountOf(world: World, persona: string): number {
  const { cardholderId } = demandPerson(world, persona);
  const account = cardholderId === null ? null : activeAccount(world.db, cardholderId);
  if (account === null) throw new Refusal(404, `No lunch card belongs to ${persona}`);
  return account;
}

function cardOf(world: World, persona: string): CardRow {
  const card = cardsOf(world.db, accountOf(world, persona)).find(({ terminatedAt }) => terminatedAt === null);
  if (!card) throw new Refusal(404, `${persona} has no card`);
  return card;
}

/** The last day on which the next month can be ordered, of those that still can. */
export function nextDeadline({ db, clock }: World, accountId: number): Temporal.PlainDate | null {
  const agreement = agreementOf(db, accountId);
  if (!agreement) return null;
  const today = dayAt(clock.now());
  const months = [0, 1, 2].map((ahead) => today.with({ day: 1 }).add({ months: ahead }));
  const open = months.map((month) => deadlineOf(agreement, month)).find((deadline) => !isPast(deadline, clock.now()));
  return open ?? null;
}

function passDeadline(world: World, persona: string) {
  const deadline = nextDeadline(world, accountOf(world, persona));
  if (!deadline) throw new Refusal(404, `${persona} has no deadline`);
  const { clock } = world;
  clock.setOffset(clock.offset() + momentAt(deadline.add({ days: 1 }), '08:00') - clock.now());
  return timeOf(clock);
}

/** What a tester can do to one person, from the person's page or by JSON. */
export function peopleControls(world: World): Hono {
  const app = new Hono();
  const { db, clock } = world;
  const step = <Input>(path: string, schema: z.ZodMiniType<Input>, work: (persona: string, input: Input) => object) =>
    app.post(`/:persona/${path}`, async (c) => {
      const persona = c.req.param('persona');
      const input = await readInput(c, schema);
      return act(c, personAddress(persona), () => work(persona, input));
    });

  step('purchase', inputs.purchase, (persona, purchase) => ({
    status: pay(world, accountOf(world, persona), purchase),
  }));
  step('fill', z.object({}), (persona) => {
    fill(world, accountOf(world, persona));
    return { filled: persona };
  });
  step('pin', inputs.pin, (persona, { counter }) => {
    const { referenceCode, pin } = cardOf(world, persona);
    if (pin === null) throw new Refusal(409, 'The card has no PIN yet');
    db.run`UPDATE card SET pin_counter = ${counter} WHERE reference_code = ${referenceCode}`;
    return { counter };
  });
  step('contacts', inputs.contacts, (persona, { months }) => {
    const confirmed = dayAt(clock.now()).subtract({ months });
    const { cardholderId } = demandPerson(world, persona);
    db.run`UPDATE contact SET modified_at = ${momentAt(confirmed, '00:00')} WHERE cardholder_id = ${cardholderId}`;
    return { confirmed: confirmed.toString() };
  });
  step('wallet', inputs.wallet, (persona, { wallet, device, status }) => {
    const { referenceCode } = cardOf(world, persona);
    db.run`
      INSERT INTO wallet_token (reference_code, status, wallet_name, device_name)
      VALUES (${referenceCode}, ${status}, ${wallet}, ${device})`;
    return { wallet, device, status };
  });
  step('deadline', z.object({}), (persona) => passDeadline(world, persona));
  return app;
}
