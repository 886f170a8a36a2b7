import { Hono } from 'hono';
import * as z from 'zod/mini';
import { approve, failWithHint, identify, openOrder, orderView, requestCode, scanOrder } from '../bankid/app.ts';
import { type Order, pendingOrders, requireOrder } from '../bankid/order.ts';
import { orderPath, PATHS } from '../pages/paths.ts';
import type { Services } from '../services.ts';
import { readInput, respond } from './form.ts';

const persona = z.optional(z.string());
const orderInput = z.object({ orderRef: z.string(), redirect: z.optional(z.string()) });
/** Any six digits are accepted. */
const code = z.optional(z.string().check(z.regex(/^\d{6}$/, 'must be six digits')));

const inputs = {
  open: z.object({ autoStartToken: z.string(), persona, redirect: z.optional(z.string()) }),
  scan: z.object({ qr: z.string(), persona }),
  identify: z.extend(orderInput, { persona }),
  approve: z.extend(orderInput, { code }),
  cancel: orderInput,
  fail: z.extend(orderInput, { hint: z.string() }),
};

/** The API of the BankID app, for its pages (forms) and for tests (JSON). Each step returns the order. */
export function bankIdApp(services: Services): Hono {
  const app = new Hono();
  const view = (order: Order) => orderView(services, order);
  const viewAs = (order: Order, user: string | undefined) =>
    view(user === undefined ? order : identify(services, order.orderRef, user));
  const entryPage =
    (redirect?: string) =>
    ({ orderRef }: { orderRef: string }) =>
      orderPath(orderRef, redirect);

  app.get('/orders', (c) => c.json(pendingOrders(services.db, services.clock.now()).map(view)));
  app.get('/orders/:orderRef', (c) => c.json(view(requireOrder(services.db, c.req.param('orderRef')))));

  app.post('/open', async (c) => {
    const input = await readInput(c, inputs.open);
    const open = () => viewAs(openOrder(services, input.autoStartToken), input.persona);
    return respond(c, PATHS.bankId, open, entryPage(input.redirect));
  });
  app.post('/scan', async (c) => {
    const input = await readInput(c, inputs.scan);
    return respond(c, PATHS.bankId, () => viewAs(scanOrder(services, input.qr), input.persona), entryPage());
  });

  const step = <Input extends z.output<typeof orderInput>>(
    path: string,
    schema: z.ZodMiniType<Input>,
    work: (input: Input) => Order,
  ) =>
    app.post(path, async (c) => {
      const input = await readInput(c, schema);
      return respond(c, orderPath(input.orderRef, input.redirect), () => view(work(input)));
    });

  step('/identify', inputs.identify, ({ orderRef, persona }) => {
    const order = persona === undefined ? requireOrder(services.db, orderRef) : identify(services, orderRef, persona);
    return order.outcome ? order : requestCode(services, orderRef);
  });
  step('/approve', inputs.approve, ({ orderRef }) => approve(services, orderRef));
  step('/cancel', inputs.cancel, ({ orderRef }) => failWithHint(services, orderRef, 'userCancel'));
  step('/fail', inputs.fail, ({ orderRef, hint }) => failWithHint(services, orderRef, hint));
  return app;
}
