import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { openOrder } from '../bankid/app.ts';
import { demandOrder, pendingOrders } from '../bankid/order.ts';
import { bankIdApp } from '../console/bankid.ts';
import { controls } from '../console/controls.ts';
import { peopleControls } from '../console/people.ts';
import { messages } from '../mailbox/mailbox.ts';
import { personOf } from '../people/persons.ts';
import { plainHeaders } from '../portal/headers.ts';
import { problem, Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { ADDRESS, orderAddress } from './addresses.ts';
import { bankIdPage, orderPage } from './bankid.ts';
import { consolePage } from './console.ts';
import { mailboxPage } from './mailbox.ts';
import { personPage } from './person.ts';

const assets = serveStatic({
  root: import.meta.dirname,
  rewriteRequestPath: (path) => path.replace(/^\/sandbox/, ''),
});

/** Where the person came from, if that is a page of this host and not something that a link smuggled in. */
function redirectOf(c: Context): string | undefined {
  const given = c.req.query('redirect');
  const target = given === undefined ? null : URL.parse(given);
  const isHere = target?.hostname === new URL(c.req.url).hostname && /^https?:$/.test(target.protocol);
  return isHere ? given : undefined;
}

/** The app as another app opened it: goes to the order that the token names. */
function autoStart(world: World, c: Context, autoStartToken: string): Response {
  try {
    return c.redirect(orderAddress(openOrder(world, autoStartToken).orderRef, redirectOf(c)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return c.redirect(`${ADDRESS.bankId}?notice=${encodeURIComponent(error.message)}`);
  }
}

/** Everything below `/sandbox`: the pages for people and, below `/sandbox/api`, the same for tests. */
export function sandboxPages(world: World): Hono {
  const app = new Hono();
  app.onError(problem);
  app.use(plainHeaders);
  app.use(async (c, next) => {
    if (c.req.header('Sec-Fetch-Site') === 'cross-site' && c.req.method !== 'GET') {
      throw new Refusal(403, 'Another site may not move the sandbox');
    }
    await next();
    c.header('Cache-Control', c.req.path.includes('/assets/') ? 'no-cache' : 'no-store');
  });
  app.route('/api/bankid', bankIdApp(world));
  app.route('/api/people', peopleControls(world));
  app.get('/api/mailbox', (c) => c.json(messages(world.db, c.req.query('to'))));
  app.route('/api', controls(world));
  app.get('/assets/*', assets);
  app.get('/', (c) => c.html(consolePage(world, c.req.query('notice'))));
  app.get('/people/:persona', (c) => {
    const person = personOf(world.db, c.req.param('persona'));
    if (!person) throw new Refusal(404, 'There is no such persona');
    return c.html(personPage(world, person, c.req.query('notice')));
  });
  app.get('/mailbox', (c) => c.html(mailboxPage(world, new URL(c.req.url).origin, c.req.query('to'))));
  app.get('/bankid', (c) => {
    const autoStartToken = c.req.query('autostarttoken');
    if (autoStartToken !== undefined) return autoStart(world, c, autoStartToken);
    return c.html(bankIdPage(world, pendingOrders(world.db, world.clock.now()), c.req.query('notice')));
  });
  app.get('/bankid/orders/:orderRef', (c) => {
    const order = demandOrder(world.db, c.req.param('orderRef'));
    return c.html(orderPage(world, order, redirectOf(c), c.req.query('notice')));
  });
  app.all('*', (c) => {
    throw new Refusal(404, `Nothing answers ${c.req.method} ${c.req.path}`);
  });
  return app;
}
