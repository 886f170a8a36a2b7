import { once } from 'node:events';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createFaults, fault } from '../../sandbox/faults.ts';

test('a connection is dropped after the whole request has arrived', async () => {
  const faults = createFaults();
  faults.add(fault.parse({ call: 'any', drop: true }));
  const reached = Promise.withResolvers<void>();
  const app = new Hono()
    .use(async (_, next) => {
      reached.resolve();
      await next();
    })
    .use(faults.middleware('any'));
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0) as Server;
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port).resume();
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab');
  const [connection]: Socket[] = await accepted;
  await reached.promise;
  await setImmediate();
  expect(connection?.destroyed).toBe(false);
  client.write('cd');
  await once(client, 'close');
  expect(connection?.destroyed).toBe(true);
  server.close();
});
