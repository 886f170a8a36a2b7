import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { balance } from '../../contract/account.ts';
import { reportCrashes } from '../../src/ports/crash-reports.ts';
import { keepErrors } from '../../src/ports/early-errors.ts';
import { reportBootFailure, startReporting } from '../../src/ports/reporting.ts';

let page: EventTarget;
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  page = new EventTarget();
  fetchMock.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

const reports = () => fetchMock.mock.calls.flatMap(([, init]) => (init?.body ? [JSON.parse(String(init.body))] : []));

function unexpected() {
  const error = new TypeError('anna@example.com has no card');
  error.stack = `TypeError: anna@example.com has no card\n    at open (https://portal.example/assets/card-1a2b.js:1:234)\n    at https://portal.example/assets/portal-3c4d.js:5:6`;
  return error;
}

const child = setup({ types: { events: {} as { type: 'card.opened'; pin: string } } }).createMachine({
  on: {
    'card.opened': {
      actions: () => {
        throw unexpected();
      },
    },
  },
});
const root = setup({
  types: { events: {} as { type: 'page.opened' } | { type: 'card.opened'; pin: string } },
  actors: { child, balance: fromPromise(() => Promise.reject(new Error('offline'))) },
}).createMachine({
  id: 'portal',
  invoke: [
    { src: 'child', id: 'card-30412', onError: {} },
    { src: 'balance', id: 'balance', onError: {} },
  ],
  on: { 'card.opened': { actions: ({ self, event }) => self.getSnapshot().children['card-30412']?.send(event) } },
});

it('a machine that throws is reported once with the events before, without values; a failed call is not', async () => {
  const portal = createActor(root, { id: 'portal' });
  reportCrashes(portal, '/reports');
  portal.start();
  await vi.waitFor(() => expect(portal.getSnapshot().children.balance?.getSnapshot().status).toBe('error'));
  portal.send({ type: 'page.opened' });
  portal.send({ type: 'card.opened', pin: '1234' });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/reports');
  expect(reports()).toEqual([
    {
      type: 'crash',
      part: 'card-#',
      error: { name: 'TypeError', at: ['/assets/card-1a2b.js:1:234', '/assets/portal-3c4d.js:5:6'] },
      events: [
        'portal xstate.init',
        'card-# xstate.init',
        'balance xstate.init',
        'balance xstate.promise.reject',
        'portal xstate.error.actor.balance',
        'portal page.opened',
        'portal card.opened',
        'card-# card.opened',
        'portal xstate.error.actor.card-#',
      ],
    },
  ]);
});

const crash = (error: unknown = unexpected()) => page.dispatchEvent(Object.assign(new Event('error'), { error }));

it('an error that reaches the page is reported once', () => {
  const portal = createActor(root, { id: 'portal' });
  const stop = reportCrashes(portal, '/reports');
  crash();
  crash();
  expect(reports()).toMatchObject([{ type: 'crash', part: 'page', events: [] }]);
  stop();
  crash(new Error('another'));
  expect(reports()).toHaveLength(1);
});

it('errors of different kinds are reported each', () => {
  reportCrashes(createActor(root, { id: 'portal' }), '/reports');
  crash();
  crash(new RangeError('too long'));
  expect(reports()).toMatchObject([{ error: { name: 'TypeError' } }, { error: { name: 'RangeError' } }]);
});

it('a report lists the last twenty events', () => {
  const portal = createActor(root, { id: 'portal' });
  reportCrashes(portal, '/reports');
  portal.start();
  for (let count = 0; count < 19; count += 1) portal.send({ type: 'page.opened' });
  portal.send({ type: 'card.opened', pin: '1234' });
  const events: string[] = reports()[0].events;
  expect(events).toHaveLength(20);
  expect(events.slice(-4)).toEqual([
    'portal page.opened',
    'portal card.opened',
    'card-# card.opened',
    'portal xstate.error.actor.card-#',
  ]);
});

it('nothing of a machine is reported after the reports were stopped', () => {
  const portal = createActor(root, { id: 'portal' });
  reportCrashes(portal, '/reports')();
  portal.start();
  portal.send({ type: 'card.opened', pin: '1234' });
  expect(reports()).toEqual([]);
});

it('a portal reports earlier errors, crashes and the differences of responses', async () => {
  const reportResponse = startReporting(createActor(root, { id: 'portal' }), '/reports', [unexpected()]);
  crash(new RangeError('too long'));
  await reportResponse(balance, { kind: 'body', body: { amount: 'much' }, isRejected: true });
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(['/reports', '/reports', '/reports']);
  expect(reports()).toMatchObject([
    { type: 'crash', error: { name: 'TypeError' } },
    { type: 'crash', error: { name: 'RangeError' } },
    { type: 'difference', call: 'balance', outcome: 'fatal', differences: [{ field: 'amount', kind: 'type' }] },
  ]);
});

it('an error before the reports were ready is reported', () => {
  const takeErrors = keepErrors();
  page.dispatchEvent(Object.assign(new Event('error'), { error: unexpected() }));
  const errors = takeErrors();
  page.dispatchEvent(Object.assign(new Event('error'), { error: unexpected() }));
  expect(errors).toHaveLength(1);
  reportCrashes(createActor(root, { id: 'portal' }), '/reports', errors);
  expect(reports()).toMatchObject([{ type: 'crash', part: 'page', error: { name: 'TypeError' } }]);
});

it('a configuration that cannot be used is reported with its fields, if it still has an address', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ reports: '/reports', links: 5 })));
  const { error } = z.safeParse(z.object({ links: z.object({ faq: z.string() }) }), { links: {} });
  await reportBootFailure(error);
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(['/config.json', '/reports']);
  expect(reports()).toEqual([{ type: 'boot', error: { name: '$ZodError', at: [] }, fields: ['links.faq'] }]);
});

it('a configuration that cannot be used for another reason is reported without fields', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ reports: '/reports' })));
  await reportBootFailure(new TypeError('Failed to fetch'));
  expect(reports()).toEqual([{ type: 'boot', error: { name: 'TypeError', at: [] }, fields: [] }]);
});

it.each([
  ['has no address', () => Promise.resolve(Response.json({}))],
  ['is not JSON', () => Promise.resolve(new Response('<html>'))],
  ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a configuration that %s is not reported', async (_, answer) => {
  fetchMock.mockImplementation(answer);
  await reportBootFailure(new SyntaxError('Unexpected token'));
  expect(reports()).toEqual([]);
});
