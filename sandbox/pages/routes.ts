import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { pendingOrders, requireOrder } from '../bankid/order.ts';
import { limitBody } from '../body-limit.ts';
import { bankIdApp } from '../console/bankid-app.ts';
import { controls } from '../console/controls.ts';
import { personControls } from '../console/person-controls.ts';
import { sentMessages } from '../mailbox/mailbox.ts';
import { personOf } from '../people/persons.ts';
import { plainHeaders } from '../portal/headers.ts';
import { problemResponse, Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { bankIdPage, openingPage, orderPage } from './bankid.ts';
import { consolePage } from './console.ts';
import { mailboxPage } from './mailbox.ts';
import { personPage } from './person.ts';

const assets = serveStatic({
  root: import.meta.dirname,
  rewriteRequestPath: (path) => path.replace(/^\/sandbox/, ''),
});

/** The `redirect` parameter, if it is a page of this host; prevents open redirects. */
function redirectOf(c: Context): string | undefined {
  const redirect = c.req.query('redirect');
  const target = redirect === undefined ? null : URL.parse(redirect);
  const isSameHost = target?.hostname === new URL(c.req.url).hostname && /^https?:$/.test(target.protocol);
  return isSameHost ? redirect : undefined;
}

/** The routes below `/sandbox`: pages, and below `/sandbox/api` the same controls as JSON for tests. */
export function sandboxPages(services: Services): Hono {
  const app = new Hono();
  app.onError(problemResponse);
  app.use(plainHeaders);
  app.use(limitBody);
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', c.req.path.includes('/assets/') ? 'no-cache' : 'no-store');
  });
  app.route('/api/bankid', bankIdApp(services));
  app.route('/api/people', personControls(services));
  app.get('/api/mailbox', (c) => c.json(sentMessages(services.db, c.req.query('to'))));
  app.route('/api', controls(services));
  app.get('/assets/*', assets);
  app.get('/', (c) => c.html(consolePage(services, c.req.query('notice'))));
  app.get('/people/:persona', (c) => {
    const person = personOf(services.db, c.req.param('persona'));
    if (!person) throw new Rejection(404, 'There is no such persona');
    return c.html(personPage(services, person, c.req.query('notice')));
  });
  app.get('/mailbox', (c) => c.html(mailboxPage(services, new URL(c.req.url).origin, c.req.query('to'))));
  app.get('/bankid', (c) => {
    const autoStartToken = c.req.query('autostarttoken');
    if (autoStartToken !== undefined) return c.html(openingPage(autoStartToken, redirectOf(c)));
    return c.html(bankIdPage(services, pendingOrders(services.db, services.clock.now()), c.req.query('notice')));
  });
  app.get('/bankid/orders/:orderRef', (c) => {
    const order = requireOrder(services.db, c.req.param('orderRef'));
    return c.html(orderPage(services, order, redirectOf(c), c.req.query('notice')));
  });
  app.all('*', (c) => {
    throw new Rejection(404, `No route for ${c.req.method} ${c.req.path}`);
  });
  return app;
}
