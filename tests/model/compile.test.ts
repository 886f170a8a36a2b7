import { planPaths } from '@lunchkortet/model-engine/plan';
import { expect, test } from 'vitest';
import { defineModel } from '../../machines/model.ts';
import { orderModel } from './order.fixture.ts';

// The type check fails if a line marked with @ts-expect-error compiles. Each of these faults is also found at run time.
const { machine, starts, events, actors, identity, invariants } = orderModel();
const rest = { machine, starts, identity, invariants };

test('a model without an event does not compile', () => {
  const { 'order.cancel': _, ...incomplete } = events;
  // @ts-expect-error order.cancel is missing
  const model = defineModel({ ...rest, actors, events: incomplete });
  expect(planPaths(model).faults).toContain('no path covers the transition "order.open · order.cancel · 0"');
});

test('a model with an unknown event does not compile', () => {
  const more = { ...rest, actors, events: { ...events, 'order.lose': 'noPayload' } } as const;
  // @ts-expect-error the machine has no order.lose
  const model = defineModel<typeof machine, 'an order'>({ ...more, events: { ...events, 'order.lose': 'noPayload' } });
  expect(planPaths(model).faults).toContain('the event order.lose is not handled in any state');
});

test('a case with the wrong payload does not compile', () => {
  const wrong = { ...events, 'code.entered': { right: { code: 1234 } } };
  // @ts-expect-error a code is text
  const model = defineModel({ ...rest, actors, events: wrong });
  expect(planPaths(model).faults).toContain('no path covers the guard isCodeRight being true');
});

test('a model without an actor does not compile', () => {
  // @ts-expect-error placeOrder is missing
  const model = defineModel({ ...rest, events, actors: {} });
  expect(planPaths(model).faults).toContain('no path covers the transition "order.ordering · placeOrder done · 0"');
});

test('a reply that breaks the contract does not compile', () => {
  const wrong = { placeOrder: { ...actors.placeOrder, done: { lost: { status: 'LOST' } } } };
  // @ts-expect-error no order is LOST
  const model = defineModel({ ...rest, events, actors: wrong });
  expect(planPaths(model).faults.join()).toContain("the reply 'lost' of placeOrder breaks the contract");
});
