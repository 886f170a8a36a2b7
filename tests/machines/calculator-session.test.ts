import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { calculator } from '../../machines/currency-calculator/currency-calculator.ts';
import { portalModel } from '../../machines/portal/portal.model.ts';
import { portal } from '../../machines/portal/portal.ts';
import { rig } from '../model/rig.ts';
import { createWorld, inputFor } from '../model/world.ts';

it('the calculator, with what was typed, stays while the session lasts and no longer', () => {
  const world = createWorld(portal, portalModel.starts['the front door']);
  const ear = { guard: () => undefined, microstep: () => undefined };
  const actor = createActor(rig(portalModel, world, ear), { input: inputFor(world) }).start();
  const entered = () => {
    actor.send({ type: 'calculator.entered', logic: calculator });
    return actor.getSnapshot().context.calculator;
  };
  actor.send({ type: 'session.opened' });
  const first = entered();
  expect(first.getSnapshot().status).toBe('active');
  actor.send({ type: 'session.closed' });
  expect(first.getSnapshot().status).toBe('stopped');
  expect(actor.getSnapshot().context.calculator).toBeNull();
  actor.send({ type: 'session.opened' });
  expect(entered()).not.toBe(first);
  expect(entered().getSnapshot().status).toBe('active');
});
