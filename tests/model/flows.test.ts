import { expect, test } from 'vitest';
import { defineFlow, type Gestures, PASSING, type Sights } from '../../e2e/model/flow.ts';
import { toastFlow } from '../../e2e/model/flows/toasts.flow.ts';
import { flows } from '../../e2e/model/flows.ts';
import { models } from '../../machines/models.ts';
import { toastModel } from '../../machines/toasts/toast.model.ts';
import { definitionOf } from './definition.ts';

test('every machine is walked in the browser', () => {
  expect(flows.map(({ model }) => model.machine.id).toSorted()).toEqual(
    models.map(({ machine }) => machine.id).toSorted(),
  );
});

test.each(flows.map((flow) => ({ name: flow.model.machine.id, flow })))(
  '$name has a sight for every state that it rests in, and calls the others passing',
  ({ name, flow: { sights, model } }) => {
    const parents = new Set(definitionOf(model.machine).states.map(({ id }) => id.slice(0, id.lastIndexOf('.'))));
    const leaves = definitionOf(model.machine).states.filter(({ id }) => !parents.has(id));
    const wanted = leaves.map(({ id, settles }) => [id.slice(name.length + 1), settles]);
    const given = Object.entries(sights).map(([leaf, sight]) => [leaf, sight !== PASSING]);
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(wanted));
  },
);

// What is marked here must not compile; the compiler complains when it does.
test('a missing gesture or sight does not compile', () => {
  const { gestures, sights, entrance, background } = toastFlow;
  const { 'toast.hold': _hold, ...fewerGestures } = gestures;
  const { held: _held, ...fewerSights } = sights;
  // @ts-expect-error toast.hold is missing
  const dumb: Gestures<typeof toastModel.machine> = fewerGestures;
  // @ts-expect-error held is missing
  const blind: Sights<typeof toastModel.machine> = fewerSights;
  // @ts-expect-error the machine has no such state
  const odd: Sights<typeof toastModel.machine> = { ...sights, lost: PASSING };
  const flow = defineFlow(toastModel, { gestures: dumb, sights: { ...blind, ...odd }, entrance, background });
  expect(Object.keys(flow.gestures)).not.toContain('toast.hold');
});
