import { evaluate } from '@lunchkortet/model-engine/evaluate';
import type { AnyTrace } from '@lunchkortet/model-engine/model';
import { planPaths } from '@lunchkortet/model-engine/plan';
import { runPath } from '@lunchkortet/model-engine/run-path';
import { describe, expect, test } from 'vitest';
import { callInput } from '../../machines/call-actor.ts';
import type { AnyModel } from '../../machines/model.ts';
import { order, orderModel, states } from './order.fixture.ts';

const month = 31 * 24 * 3600 * 1000;
const request = ({ context }: { context: Parameters<typeof callInput>[0] & { id: number } }) =>
  callInput(context, { id: context.id });
const setStatus = {
  type: 'setStatus',
  params: ({ event }: { event: { output: { status: 'ORDERED' | 'SOLD_OUT' } } }) => ({ status: event.output.status }),
} as const;
const toDeciding = { target: 'deciding', actions: setStatus } as const;

/** Sends the change again when the user confirms again. */
const twice = order.createStateConfig({
  ...states.ordering,
  on: { 'order.confirm': { target: 'ordering', reenter: true } },
});

/** The faults that path generation finds. */
const planFaults = (model: AnyModel) => planPaths(model).faults.join('\n');

/** The faults that only a run of the paths finds. */
async function runFaults(model: AnyModel) {
  const { plan, faults } = await evaluate(model);
  return faults.slice(plan.faults.length).join('\n');
}

test('a correct model has no faults', async () => {
  const { faults, coverage } = await evaluate(orderModel());
  expect(faults).toEqual([]);
  expect(coverage.uncovered).toEqual([]);
});

describe('path generation detects', () => {
  test('a press that sends a change right after the answer of a change', () => {
    const { repeatable: _, ...model } = orderModel();
    const fault = 'in confirming, order confirm: it starts placeOrder less than 800 ms after the answer of a change';
    expect(planFaults(model)).toBe(fault);
    const withoutPresses = { ...model, externalEvents: ['order.confirm'] as const };
    expect(planFaults(withoutPresses)).toBe('');
  });

  test('an event that no state handles', () => {
    const confirming = order.createStateConfig({ ...states.confirming, on: { 'order.open': 'ordering' } });
    expect(planFaults(orderModel({ confirming }))).toContain('the event order.confirm is not handled in any state');
  });

  test('an unreachable state', () => {
    const lost = order.createStateConfig({ on: { 'order.cancel': 'closed' } });
    const faults = planFaults(orderModel({ lost }));
    expect(faults).toContain('no path covers the state order.lost');
    expect(faults).toContain('no path covers the transition "order.lost · order.cancel · 0"');
  });

  test('a guard that is never true', () => {
    const { machine, ...model } = orderModel();
    const faults = planFaults({ ...model, machine: machine.provide({ guards: { isSoldOut: () => false } }) });
    expect(faults).toContain('no path covers the guard isSoldOut being true');
    expect(faults).toContain('no path covers the transition "order.deciding · always · 0"');
  });

  test('a guard that is never false', () => {
    const { machine, ...model } = orderModel();
    const faults = planFaults({ ...model, machine: machine.provide({ guards: { isCodeRight: () => true } }) });
    expect(faults).toContain('no path covers the guard isCodeRight being false');
    expect(faults).toContain('no path covers "code.entered" being ignored in order.open');
  });

  test('a transition after an unguarded one', () => {
    const deciding = order.createStateConfig({
      always: [{ target: 'ordered' }, { guard: 'isSoldOut', target: 'soldOut' }],
    });
    expect(planFaults(orderModel({ deciding }))).toContain(
      'no path covers the transition "order.deciding · always · 1"',
    );
  });

  test('a call without onError', () => {
    const ordering = order.createStateConfig({
      invoke: { id: 'placeOrder', src: 'placeOrder', input: request, onDone: toDeciding },
    });
    expect(planFaults(orderModel({ ordering }))).toContain(
      'in ordering, placeOrder fails (unreachable): it is not handled',
    );
  });

  test('a reply that no transition handles', () => {
    const ordering = order.createStateConfig({
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: request,
        onDone: { ...toDeciding, guard: 'isSoldOut' },
        onError: 'open',
      },
    });
    expect(planFaults(orderModel({ ordering }))).toContain(
      'in ordering, placeOrder answers (ordered): it is not handled',
    );
  });

  test('a timer that exceeds the maximum delay', () => {
    const confirming = order.createStateConfig({ on: states.confirming.on, after: { [month]: 'closed' } });
    expect(planFaults(orderModel({ confirming }))).toContain('is longer than a timer can be');
  });

  test('a guard without a name', () => {
    const open = order.createStateConfig({
      on: { 'code.entered': { guard: ({ event }) => event.code !== '', target: 'confirming' } },
    });
    expect(planFaults(orderModel({ open }))).toContain('the guard of "order.open · code.entered · 0" has no name');
  });

  test('a guard that throws', () => {
    const { machine, ...model } = orderModel();
    const isCodeRight = () => {
      throw new Error('no such code');
    };
    expect(planFaults({ ...model, machine: machine.provide({ guards: { isCodeRight } }) })).toContain('no such code');
  });

  test('a reply that breaks the contract', () => {
    const { actors, ...model } = orderModel();
    const placeOrder = { ...actors.placeOrder, done: { ...actors.placeOrder.done, lost: { status: 'LOST' } } };
    expect(planFaults({ ...model, actors: { placeOrder } })).toContain(
      "the reply 'lost' of placeOrder breaks the contract",
    );
  });

  test('a case that no path uses', () => {
    const { actors, ...model } = orderModel({
      ordering: order.createStateConfig({ on: { 'order.cancel': 'closed' } }),
    });
    expect(planFaults({ ...model, actors })).toContain("no path covers the case 'unreachable' of placeOrder");
  });

  test('an identity with an unlimited number of values', () => {
    let visits = 0;
    const identity = () => {
      visits += 1;
      return visits;
    };
    expect(() => planPaths({ ...orderModel(), identity })).toThrow('its identity makes more than');
  });
});

describe('the explorer and a run detect', () => {
  test('a transition to the wrong target', async () => {
    const deciding = order.createStateConfig({
      always: [{ guard: 'isSoldOut', target: 'ordered' }, { target: 'soldOut' }],
    });
    const fault = 'the invariant "the order is placed if and only if the backend says so" is broken';
    expect(planFaults(orderModel({ deciding }))).toContain(fault);
    expect(await runFaults(orderModel({ deciding }))).toContain(fault);
  });

  test('a missing effect', async () => {
    const ordered = order.createStateConfig({});
    const fault = 'the invariant "a notification is shown once per order" is broken';
    expect(planFaults(orderModel({ ordered }))).toContain(fault);
    expect(await runFaults(orderModel({ ordered }))).toContain(fault);
  });
});

describe('the explorer detects', () => {
  test('a broken invariant on an edge that no path takes', async () => {
    const { invariants, ...model } = orderModel();
    const isFirst = 'a confirmation is never the first step';
    const broken = {
      ...model,
      invariants: {
        ...invariants,
        [isFirst]: ({ steps: [first] }: AnyTrace) => first?.kind !== 'event' || first.event.type !== 'order.confirm',
      },
    };
    expect(planFaults(broken)).toContain(`in closed, order confirm: the invariant "${isFirst}" is broken`);
    expect(await runFaults(broken)).toBe('');
  });

  test('a change that is aborted and sent again', () =>
    expect(planFaults(orderModel({ ordering: twice }))).toContain(
      'in ordering, order confirm: placeOrder is sent a second time while the first is in flight',
    ));

  test('a request that breaks the contract', () =>
    expect(planFaults(orderModel({}, 7.5))).toContain(
      'in confirming, order confirm: the request of placeOrder breaks the contract',
    ));
});

test('a run detects a change that is sent twice', async () => {
  const model = orderModel({ ordering: twice });
  const [path] = planPaths(orderModel()).paths.filter(({ steps }) => steps.at(-2)?.waiting.includes('placeOrder'));
  const again = { kind: 'event', type: 'order.confirm', label: 'noPayload' } as const;
  const steps = path?.steps.slice(0, -1) ?? [];
  const last = steps.at(-1);
  if (path === undefined || last === undefined) throw new Error('no path places an order');
  const { fault } = await runPath(model, { ...path, steps: [...steps, { ...last, move: again }] });
  expect(fault).toContain('placeOrder {"id":7} is sent a second time');
});
