import { Hono } from 'hono';
import * as z from 'zod/mini';
import { fault } from '../faults.ts';
import { PATHS } from '../pages/paths.ts';
import { permissionsOfPersona } from '../people/permissions.ts';
import { persons } from '../people/persons.ts';
import { reseed } from '../personas/seed.ts';
import { Rejection } from '../rejection.ts';
import { report } from '../reports.ts';
import { jsonObject, parseOrReject } from '../request.ts';
import type { Services } from '../services.ts';
import { readInput, respond } from './form.ts';
import { clockInput, moveClock, timeOf } from './time.ts';

const tokenInput = z.object({
  persona: z.string(),
  /** Seconds; negative for a token that has expired. */
  expiresIn: z.optional(z.coerce.number<number | string>().check(z.int())),
  applications: z.optional(z.array(z.union([z.string(), z.object({ name: z.string() })]))),
  authenticationMethod: z._default(z.string(), 'BANKID'),
  acceptsAnySignature: z.optional(z.boolean()),
});

const resetInput = z.object({ persona: z.optional(z.string()) });

async function issueToken({ db, tokens }: Services, input: z.output<typeof tokenInput>) {
  const permissions = permissionsOfPersona(db, input.persona);
  if (!permissions) throw new Rejection(404, `No lunch card belongs to ${input.persona}`);
  const { cardholderId, applications, lifetime } = permissions;
  const accessToken = await tokens.issue({
    cardholderId,
    authenticationMethod: input.authenticationMethod,
    acceptsAnySignature: input.acceptsAnySignature,
    applications: input.applications ?? applications,
    lifetime: input.expiresIn ?? lifetime,
  });
  return { accessToken };
}

/** Resets one persona, or everything except the key that signs tokens. */
function reset(services: Services, persona: string | undefined) {
  if (persona === undefined) {
    services.clock.setOffset(0);
    services.faults.clear();
    services.reports.clear();
    services.db.run`DELETE FROM bankid_order`;
    services.db.run`DELETE FROM message`;
    services.db.run`DELETE FROM ticket`;
  }
  services.db.run`DELETE FROM attempt`;
  reseed(services, persona ?? null);
  return { reset: persona ?? 'all' };
}

/** The controls of the console, as forms or JSON. */
export function controls(services: Services): Hono {
  const app = new Hono();

  app.post('/token', async (c) => {
    const input = await readInput(c, tokenInput);
    return respond(
      c,
      PATHS.console,
      () => issueToken(services, input),
      ({ accessToken }) => `/?token=${accessToken}`,
    );
  });

  app.get('/personas', (c) =>
    c.json(
      persons(services.db)
        .filter(({ cardholderId }) => cardholderId !== null)
        .map(({ persona, description }) => ({ persona, description })),
    ),
  );

  app.post('/reset', async (c) => {
    const { persona } = await readInput(c, resetInput);
    return respond(c, PATHS.console, () => reset(services, persona));
  });

  app.get('/clock', (c) => c.json(timeOf(services.clock)));
  app.post('/clock', async (c) => {
    const input = await readInput(c, clockInput);
    return respond(c, PATHS.console, () => moveClock(services.clock, input));
  });

  app.get('/reports', (c) => c.json(services.reports.list()));
  app.post('/reports', async (c) => {
    services.reports.add(parseOrReject(report, await jsonObject(c.req)));
    return c.body(null, 204);
  });
  app.post('/reports/clear', (c) =>
    respond(c, PATHS.console, () => {
      services.reports.clear();
      return [];
    }),
  );

  app.get('/faults', (c) => c.json(services.faults.list()));
  app.post('/faults', async (c) => {
    const input = await readInput(c, fault);
    return respond(c, PATHS.console, () => {
      services.faults.add(input);
      return services.faults.list();
    });
  });
  app.post('/faults/clear', (c) =>
    respond(c, PATHS.console, () => {
      services.faults.clear();
      return services.faults.list();
    }),
  );
  return app;
}
