import { expect, test } from 'vitest';
import { defineModel } from '../../machines/model.ts';
import { orderModel } from './order.fixture.ts';
import { planOf } from './plan.ts';

// What is marked here must not compile; the compiler complains when it does. Each is refused at run time as well.
const { machine, starts, events, actors, identity, invariants } = orderModel();
const rest = { machine, starts, identity, invariants };

test('an event without a case does not compile', () => {
  const { 'order.cancel': _, ...fewer } = events;
  // @ts-expect-error order.cancel is missing
  const model = defineModel({ ...rest, actors, events: fewer });
  expect(planOf(model).faults).toContain('nothing can drive "order.open · order.cancel · 0"');
});

test('an event that the machine does not know does not compile', () => {
  const more = { ...rest, actors, events: { ...events, 'order.lose': 'bare' } } as const;
  // @ts-expect-error the machine has no order.lose
  const model = defineModel<typeof machine, 'an order'>({ ...more, events: { ...events, 'order.lose': 'bare' } });
  expect(planOf(model).faults).toContain('the event order.lose is handled nowhere');
});

test('a case that does not carry what the event carries does not compile', () => {
  const wrong = { ...events, 'code.entered': { right: { code: 1234 } } };
  // @ts-expect-error a code is text
  const model = defineModel({ ...rest, actors, events: wrong });
  expect(planOf(model).faults).toContain('nothing can see isCodeRight true');
});

test('an actor without answers does not compile', () => {
  // @ts-expect-error placeOrder is missing
  const model = defineModel({ ...rest, events, actors: {} });
  expect(planOf(model).faults).toContain('nothing can drive "order.ordering · placeOrder done · 0"');
});

test('an answer that the call does not give does not compile', () => {
  const wrong = { placeOrder: { ...actors.placeOrder, done: { lost: { status: 'LOST' } } } };
  // @ts-expect-error no order is LOST
  const model = defineModel({ ...rest, events, actors: wrong });
  expect(planOf(model).faults.join()).toContain("the answer 'lost' of placeOrder breaks the contract");
});
