import type { AnyModel } from '@lunchkortet/model-engine/model';
import { eventOf } from '@lunchkortet/model-engine/move';
import type { Path } from '@lunchkortet/model-engine/path';
import { describeMove } from '@lunchkortet/model-engine/path-title';
import { createSimulator, type Outcome } from '@lunchkortet/model-engine/simulator';
import type { Going } from '../data/journeys.ts';

/** The addresses that a machine opens in a step. */
const openedIn = ({ effects }: Outcome): readonly string[] =>
  effects.flatMap(({ name, args: [address] }) =>
    name === 'browser.go' && typeof address === 'string' ? [address] : [],
  );

/** What the paths of a machine open. `entryPath` is the address at which a start of its model begins. */
export function goingsOf(model: AnyModel, paths: readonly Path[], entryPath: (start: string) => string): Going[] {
  return paths.flatMap(({ start: name, initial, steps }) => {
    const start = model.starts[name];
    if (start === undefined) return [];
    const simulator = createSimulator(model, start);
    const outcome = simulator.start();
    let { state } = outcome;
    let page = entryPath(name);
    let states: readonly string[] = initial.leaves;
    const found: Going[] = [];
    const add = (step: string, opened: readonly string[]) => {
      for (const to of opened) {
        found.push({ states, step, from: page, to });
        page = to;
      }
    };
    add(`start: ${name}`, openedIn(outcome));
    for (const { move, now, leaves } of steps) {
      const next = simulator.apply(state, move, now);
      add(describeMove(move), openedIn(next));
      // The root knows of a page that the person opens.
      if (move.kind === 'event' && move.type === 'route.changed') {
        const { path } = eventOf(model, move.type, move.label);
        if (typeof path === 'string') page = path;
      }
      ({ state } = next);
      states = leaves;
    }
    return found;
  });
}
