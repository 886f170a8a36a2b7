import { describe, expect, it } from 'vitest';
import { diagramOf } from '../../../atlas/data/diagram.ts';
import { stateTreeOf } from '../../../atlas/state-tree.ts';
import { models } from '../../../machines/models.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isInside = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

describe.each(models.map(({ machine }) => [machine.id, stateTreeOf(machine)] as const))(
  'the diagram of %s',
  (_, root) => {
    it('shows every state and every transition, and no text covers another', async () => {
      const { boxes, arrows } = await diagramOf(root);
      const drawn = [...boxes, ...arrows.map(({ label }) => label)]
        .flatMap(({ lines }) => lines)
        .flatMap(({ transition }) => transition ?? []);
      const states = boxes.map(({ id }) => id);
      const expected = (node: typeof root): string[] => [
        ...node.transitions.map(({ id }) => id),
        ...node.children.flatMap(expected),
      ];
      expect([...new Set(drawn)].sort()).toEqual(expected(root).sort());

      const labels = arrows.map(({ label }) => label);
      const leaves = boxes.filter(({ kind }) => kind === 'atomic' || kind === 'final');
      const texts = [...labels, ...leaves];
      const covered = texts.flatMap((text, index) => texts.slice(0, index).filter((other) => overlap(text, other)));
      expect(covered).toEqual([]);
      for (const box of boxes.slice(1)) {
        const parent = boxes.find(({ id }) => id === box.id.slice(0, box.id.lastIndexOf('.')));
        expect([box.id, parent !== undefined && isInside(box, parent)]).toEqual([box.id, true]);
      }
      for (const { from, to, points } of arrows) {
        expect(points.length).toBeGreaterThan(1);
        expect(states).toEqual(expect.arrayContaining([from, to]));
      }
    });
  },
);
