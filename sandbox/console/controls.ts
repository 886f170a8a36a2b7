import { Hono } from 'hono';
import * as z from 'zod/mini';
import { fault } from '../faults.ts';
import { ADDRESS } from '../pages/addresses.ts';
import { grantsOfPersona } from '../people/grants.ts';
import { replant } from '../personas/plant.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { act, readInput } from './form.ts';
import { moveClock, movement, timeOf } from './time.ts';

const tokenInput = z.object({
  persona: z.string(),
  /** Seconds; negative for a token that has expired. */
  expiresIn: z.optional(z.coerce.number<number | string>().check(z.int())),
  applications: z.optional(z.array(z.union([z.string(), z.object({ name: z.string() })]))),
  authenticationMethod: z._default(z.string(), 'BANKID'),
});

const resetInput = z.object({ persona: z.optional(z.string()) });

async function issueToken({ db, tokens }: World, input: z.output<typeof tokenInput>) {
  const grants = grantsOfPersona(db, input.persona);
  if (!grants) throw new Refusal(404, `No lunch card belongs to ${input.persona}`);
  const { cardholderId, applications, life } = grants;
  const accessToken = await tokens.issue({
    cardholderId,
    authenticationMethod: input.authenticationMethod,
    applications: input.applications ?? applications,
    life: input.expiresIn ?? life,
  });
  return { accessToken };
}

/** Begins anew: one persona, or everything but the key that signs tokens. */
function reset(world: World, persona: string | undefined) {
  if (persona === undefined) {
    world.clock.setOffset(0);
    world.faults.clear();
    world.db.run`DELETE FROM bankid_order`;
    world.db.run`DELETE FROM message`;
    world.db.run`DELETE FROM ticket`;
  }
  world.db.run`DELETE FROM attempt`;
  replant(world, persona ?? null);
  return { reset: persona ?? 'all' };
}

/** What a tester can do to the sandbox, from the console's forms or by JSON. */
export function controls(world: World): Hono {
  const app = new Hono();

  app.post('/token', async (c) => {
    const input = await readInput(c, tokenInput);
    return act(
      c,
      ADDRESS.console,
      () => issueToken(world, input),
      ({ accessToken }) => `/?token=${accessToken}`,
    );
  });

  app.post('/reset', async (c) => {
    const { persona } = await readInput(c, resetInput);
    return act(c, ADDRESS.console, () => reset(world, persona));
  });

  app.get('/clock', (c) => c.json(timeOf(world.clock)));
  app.post('/clock', async (c) => {
    const input = await readInput(c, movement);
    return act(c, ADDRESS.console, () => moveClock(world.clock, input));
  });

  app.get('/faults', (c) => c.json(world.faults.list()));
  app.post('/faults', async (c) => {
    const input = await readInput(c, fault);
    return act(c, ADDRESS.console, () => {
      world.faults.add(input);
      return world.faults.list();
    });
  });
  app.post('/faults/clear', (c) =>
    act(c, ADDRESS.console, () => {
      world.faults.clear();
      return world.faults.list();
    }),
  );
  return app;
}
