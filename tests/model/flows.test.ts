import { definitionOf } from '@lunchkortet/model-engine/definition';
import { expect, test } from 'vitest';
import { defineFlow, type Gestures, type StateAssertions, TRANSIENT } from '../../e2e/model/flow.ts';
import { toastFlow } from '../../e2e/model/flows/toasts.flow.ts';
import { flows } from '../../e2e/model/flows.ts';
import { models } from '../../machines/models.ts';
import { toastModel } from '../../machines/toasts/toast.model.ts';

test('every machine has a browser flow', () => {
  expect(flows.map(({ model }) => model.machine.id).toSorted()).toEqual(
    models.map(({ machine }) => machine.id).toSorted(),
  );
});

test.each(flows.map((flow) => ({ name: flow.model.machine.id, flow })))(
  '$name has an assertion for every stable state and marks the others as transient',
  ({ name, flow: { assertions, model } }) => {
    const parents = new Set(definitionOf(model.machine).states.map(({ id }) => id.slice(0, id.lastIndexOf('.'))));
    const leaves = definitionOf(model.machine).states.filter(({ id }) => !parents.has(id));
    const expected = leaves.map(({ id, isStable }) => [id.slice(name.length + 1), isStable]);
    const actual = Object.entries(assertions).map(([leaf, assertion]) => [leaf, assertion !== TRANSIENT]);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
  },
);

// The type check fails if a line marked with @ts-expect-error compiles.
test('a missing gesture or assertion does not compile', () => {
  const { gestures, assertions, entryPoint, background } = toastFlow;
  const { 'toast.pause': _pause, ...incompleteGestures } = gestures;
  const { paused: _paused, ...incompleteAssertions } = assertions;
  // @ts-expect-error toast.pause is missing
  const fewerGestures: Gestures<typeof toastModel.machine> = incompleteGestures;
  // @ts-expect-error paused is missing
  const fewerAssertions: StateAssertions<typeof toastModel.machine> = incompleteAssertions;
  // @ts-expect-error the machine has no such state
  const unknownState: StateAssertions<typeof toastModel.machine> = { ...assertions, lost: TRANSIENT };
  const flow = defineFlow(toastModel, {
    gestures: fewerGestures,
    assertions: { ...fewerAssertions, ...unknownState },
    entryPoint,
    background,
  });
  expect(Object.keys(flow.gestures)).not.toContain('toast.pause');
});
