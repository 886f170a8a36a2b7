import { describe, expect, test } from 'vitest';
import { callInput } from '../../machines/call-actor.ts';
import type { AnyModel } from '../../machines/model.ts';
import { judge } from './judge.ts';
import { order, orderModel, states } from './order.fixture.ts';
import { planOf } from './plan.ts';

const month = 31 * 24 * 3600 * 1000;
const request = ({ context }: { context: Parameters<typeof callInput>[0] & { id: number } }) =>
  callInput(context, { id: context.id });
const keepStatus = {
  type: 'keepStatus',
  params: ({ event }: { event: { output: { status: 'ORDERED' | 'SOLD_OUT' } } }) => ({ status: event.output.status }),
} as const;
const answered = { target: 'deciding', actions: keepStatus } as const;

/** The faults that the search for paths finds, without anything running. */
const sought = (model: AnyModel) => planOf(model).faults.join('\n');

/** The faults that only running the paths finds. */
async function run(model: AnyModel) {
  const { plan, faults } = await judge(model);
  return faults.slice(plan.faults.length).join('\n');
}

test('the sound flow has no fault in either', async () => {
  const { faults, coverage } = await judge(orderModel());
  expect(faults).toEqual([]);
  expect(coverage.undriven).toEqual([]);
});

describe('the search for paths sees', () => {
  test('an event that nobody listens for, because another is named', () => {
    const confirming = order.createStateConfig({ ...states.confirming, on: { 'order.open': 'ordering' } });
    expect(sought(orderModel({ confirming }))).toContain('the event order.confirm is handled nowhere');
  });

  test('a new state that nothing leads to', () => {
    const lost = order.createStateConfig({ on: { 'order.cancel': 'closed' } });
    const faults = sought(orderModel({ lost }));
    expect(faults).toContain('nothing can come to rest in order.lost');
    expect(faults).toContain('nothing can drive "order.lost · order.cancel · 0"');
  });

  test('a guard that is never true', () => {
    const { machine, ...model } = orderModel();
    const faults = sought({ ...model, machine: machine.provide({ guards: { isSoldOut: () => false } }) });
    expect(faults).toContain('nothing can see isSoldOut true');
    expect(faults).toContain('nothing can drive "order.deciding · always · 0"');
  });

  test('a guard that is never false', () => {
    const { machine, ...model } = orderModel();
    const faults = sought({ ...model, machine: machine.provide({ guards: { isCodeRight: () => true } }) });
    expect(faults).toContain('nothing can see isCodeRight false');
    expect(faults).toContain('nothing can ignore "code.entered" in order.open');
  });

  test('a branch behind one that always goes', () => {
    const deciding = order.createStateConfig({
      always: [{ target: 'ordered' }, { guard: 'isSoldOut', target: 'soldOut' }],
    });
    expect(sought(orderModel({ deciding }))).toContain('nothing can drive "order.deciding · always · 1"');
  });

  test('a call whose failure nobody handles', () => {
    const ordering = order.createStateConfig({
      invoke: { id: 'placeOrder', src: 'placeOrder', input: request, onDone: answered },
    });
    expect(sought(orderModel({ ordering }))).toContain(
      'in ordering, placeOrder fails (unreachable): nobody handles it',
    );
  });

  test('an answer that nobody handles', () => {
    const ordering = order.createStateConfig({
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: request,
        onDone: { ...answered, guard: 'isSoldOut' },
        onError: 'open',
      },
    });
    expect(sought(orderModel({ ordering }))).toContain('in ordering, placeOrder answers (ordered): nobody handles it');
  });

  test('a timer longer than a timer can be', () => {
    const confirming = order.createStateConfig({ on: states.confirming.on, after: { [month]: 'closed' } });
    expect(sought(orderModel({ confirming }))).toContain('is longer than a timer can be');
  });

  test('a guard without a name', () => {
    const open = order.createStateConfig({
      on: { 'code.entered': { guard: ({ event }) => event.code !== '', target: 'confirming' } },
    });
    expect(sought(orderModel({ open }))).toContain('the guard of "order.open · code.entered · 0" has no name');
  });

  test('a guard that throws', () => {
    const { machine, ...model } = orderModel();
    const isCodeRight = () => {
      throw new Error('no such code');
    };
    expect(sought({ ...model, machine: machine.provide({ guards: { isCodeRight } }) })).toContain('no such code');
  });

  test('an answer that the contract does not allow', () => {
    const { actors, ...model } = orderModel();
    const placeOrder = { ...actors.placeOrder, done: { ...actors.placeOrder.done, lost: { status: 'LOST' } } };
    expect(sought({ ...model, actors: { placeOrder } })).toContain(
      "the answer 'lost' of placeOrder breaks the contract",
    );
  });

  test('a case that is never met', () => {
    const { actors, ...model } = orderModel({
      ordering: order.createStateConfig({ on: { 'order.cancel': 'closed' } }),
    });
    expect(sought({ ...model, actors })).toContain("nothing can use the case 'unreachable' of placeOrder");
  });

  test('an identity that tells apart what does not matter', () => {
    let visits = 0;
    const identity = () => {
      visits += 1;
      return visits;
    };
    expect(() => planOf({ ...orderModel(), identity })).toThrow('its identity makes more than');
  });
});

describe('the run of the machine sees', () => {
  test('a transition to the wrong target', async () => {
    const deciding = order.createStateConfig({
      always: [{ guard: 'isSoldOut', target: 'ordered' }, { target: 'soldOut' }],
    });
    expect(sought(orderModel({ deciding }))).toBe('');
    expect(await run(orderModel({ deciding }))).toContain('the law "ordered is what the backend last said" is broken');
  });

  test('an effect that is missing', async () => {
    const ordered = order.createStateConfig({});
    expect(sought(orderModel({ ordered }))).toBe('');
    expect(await run(orderModel({ ordered }))).toContain('the law "whoever has ordered is thanked once" is broken');
  });

  test('a change that is sent twice', async () => {
    const ordering = order.createStateConfig({
      ...states.ordering,
      on: { 'order.confirm': { target: 'ordering', reenter: true } },
    });
    expect(sought(orderModel({ ordering }))).toBe('');
    expect(await run(orderModel({ ordering }))).toContain('placeOrder {"id":7} is sent a second time');
  });

  test('a request that breaks the contract', async () => {
    expect(sought(orderModel({}, 7.5))).toBe('');
    expect(await run(orderModel({}, 7.5))).toContain('the request of placeOrder breaks the contract');
  });
});
