import { createEnvironment } from '@lunchkortet/model-engine/environment';
import { instrument } from '@lunchkortet/model-engine/instrument';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { portalModel } from '../../machines/portal/portal.model.ts';

it('keeps the same calculator until the session ends', () => {
  const environment = createEnvironment(portalModel, portalModel.starts['the root address']);
  const observer = { guard: () => undefined, microstep: () => undefined };
  const actor = createActor(instrument(portalModel, environment, observer), {
    input: portalModel.adapter.inputFor(environment),
  }).start();
  const open = () => {
    actor.send({ type: 'calculator.opened' });
    return actor.getSnapshot().context.calculator;
  };
  actor.send({ type: 'session.opened', userKey: 'key' });
  const first = open();
  expect(first.getSnapshot().status).toBe('active');
  expect(open()).toBe(first);
  actor.send({ type: 'route.changed', path: '/home', entryUser: null });
  actor.send({ type: 'session.closed' });
  expect(first.getSnapshot().status).toBe('stopped');
  expect(actor.getSnapshot().context.calculator).toBeNull();
  actor.send({ type: 'session.opened', userKey: 'key' });
  expect(open()).not.toBe(first);
});
