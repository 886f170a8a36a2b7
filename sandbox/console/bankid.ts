import { Hono } from 'hono';
import * as z from 'zod/mini';
import { approve, askForCode, identify, openOrder, refuse, scanOrder, sightOf } from '../bankid/app.ts';
import { demandOrder, type Order, pendingOrders } from '../bankid/order.ts';
import { ADDRESS, orderAddress } from '../pages/addresses.ts';
import type { World } from '../world.ts';
import { act, readInput } from './form.ts';

const persona = z.optional(z.string());
const named = z.object({ orderRef: z.string(), redirect: z.optional(z.string()) });
/** Any six digits do: the sandbox has no secret to check them against. */
const code = z.optional(z.string().check(z.regex(/^\d{6}$/, 'must be six digits')));

const inputs = {
  open: z.object({ autoStartToken: z.string(), persona }),
  scan: z.object({ qr: z.string(), persona }),
  identify: z.extend(named, { persona }),
  approve: z.extend(named, { code }),
  cancel: named,
  fail: z.extend(named, { hint: z.string() }),
};

/** The cardholder's BankID app, for its page (forms) and for tests (JSON). Every step answers with the order. */
export function bankIdApp(world: World): Hono {
  const app = new Hono();
  const sight = (order: Order) => sightOf(world, order);
  const taken = (order: Order, who: string | undefined) =>
    sight(who === undefined ? order : identify(world, order.orderRef, who));
  const pageOf = ({ orderRef }: { orderRef: string }) => orderAddress(orderRef);

  app.get('/orders', (c) => c.json(pendingOrders(world.db, world.clock.now()).map(sight)));
  app.get('/orders/:orderRef', (c) => c.json(sight(demandOrder(world.db, c.req.param('orderRef')))));

  app.post('/open', async (c) => {
    const input = await readInput(c, inputs.open);
    return act(c, ADDRESS.bankId, () => taken(openOrder(world, input.autoStartToken), input.persona), pageOf);
  });
  app.post('/scan', async (c) => {
    const input = await readInput(c, inputs.scan);
    return act(c, ADDRESS.bankId, () => taken(scanOrder(world, input.qr), input.persona), pageOf);
  });

  const step = <Input extends z.output<typeof named>>(
    path: string,
    schema: z.ZodMiniType<Input>,
    work: (input: Input) => Order,
  ) =>
    app.post(path, async (c) => {
      const input = await readInput(c, schema);
      return act(c, orderAddress(input.orderRef, input.redirect), () => sight(work(input)));
    });

  step('/identify', inputs.identify, ({ orderRef, persona }) => {
    const order = persona === undefined ? demandOrder(world.db, orderRef) : identify(world, orderRef, persona);
    return order.outcome ? order : askForCode(world, orderRef);
  });
  step('/approve', inputs.approve, ({ orderRef }) => approve(world, orderRef));
  step('/cancel', inputs.cancel, ({ orderRef }) => refuse(world, orderRef, 'userCancel'));
  step('/fail', inputs.fail, ({ orderRef, hint }) => refuse(world, orderRef, hint));
  return app;
}
