import type { Path } from '@lunchkortet/model-engine/path';
import { expect, it } from 'vitest';
import { pathBlock } from '../../../atlas/markdown/paths.ts';

const at = (...leaves: string[]) => ({
  value: {},
  leaves: leaves.map((leaf) => `door.${leaf}`),
  transitions: [],
  waiting: [],
  requests: {},
  now: 0,
});
const push = { kind: 'event', type: 'door.push', label: 'hard' } as const;
const pathTo = (...leaves: string[]): Path => ({
  machine: 'door',
  start: 'outside',
  initial: at('closed'),
  steps: [{ ...at(...leaves), move: push }],
});

it('a path is one line, which opens to its steps', () => {
  expect(pathBlock(pathTo('open')).split('\n')).toEqual([
    `<details><summary>from 'outside' to open: 1 step</summary>`,
    '',
    `- from 'outside' → closed`,
    '- door push (hard) → open',
    '',
    '</details>',
  ]);
});

it.each([
  [['open.light.on', 'open.bell.off'], 'open.light.on + open.bell.off'],
  [['open.light.on', 'open.bell.off', 'open.lock.off'], 'open (3 states)'],
  [['light.on', 'bell.off', 'lock.off'], 'light.on + bell.off + lock.off'],
])('it names the state around many that it ends in: %j', (leaves, end) => {
  expect(pathBlock(pathTo(...leaves))).toContain(`to ${end}: 1 step`);
});
