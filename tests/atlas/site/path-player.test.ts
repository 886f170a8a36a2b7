import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { pathPlayer } from '../../../atlas/site/path-player.ts';

function start(failedStep: number | null, step: number | null = null) {
  const clock = new SimulatedClock();
  const actor = createActor(pathPlayer, { clock, input: { length: 4, failedStep, step } }).start();
  const shown = () => [actor.getSnapshot().value, actor.getSnapshot().context.step];
  return { actor, shown, wait: () => clock.increment(1200) };
}

it('plays to the last step, and then from the start', () => {
  const { actor, shown, wait } = start(null);
  expect(shown()).toEqual(['paused', 0]);
  actor.send({ type: 'path.play' });
  for (let step = 1; step < 4; step += 1) {
    wait();
    expect(shown()).toEqual(['playing', step]);
  }
  wait();
  expect(shown()).toEqual(['paused', 3]);
  actor.send({ type: 'path.play' });
  expect(shown()).toEqual(['playing', 0]);
});

it('opens a failed path at the step that failed, and stops there', () => {
  const { actor, shown, wait } = start(2);
  expect(shown()).toEqual(['paused', 2]);
  actor.send({ type: 'path.play' });
  for (let count = 0; count < 3; count += 1) wait();
  expect(shown()).toEqual(['paused', 2]);
  actor.send({ type: 'step.next' });
  expect(shown()).toEqual(['paused', 3]);
});

it('stops at a step that the user chooses, and stays within the path', () => {
  const { actor, shown } = start(null);
  actor.send({ type: 'path.play' });
  actor.send({ type: 'step.select', step: 2 });
  expect(shown()).toEqual(['paused', 2]);
  actor.send({ type: 'step.select', step: 9 });
  actor.send({ type: 'step.next' });
  expect(shown()).toEqual(['paused', 3]);
  for (let count = 0; count < 5; count += 1) actor.send({ type: 'step.previous' });
  expect(shown()).toEqual(['paused', 0]);
});

it.each([
  [1, 1],
  [0, 0],
  [9, 3],
])('opens at the step %i that the address names', (step, shown) => {
  expect(start(2, step).shown()).toEqual(['paused', shown]);
});
