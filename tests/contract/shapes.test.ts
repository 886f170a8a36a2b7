import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { differenceCount } from '../../contract/tolerance.ts';
import { differencesIn } from '../../src/ports/differences.ts';
import { type End, SHAPES, type Shape } from './shapes.ts';

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => Reflect.get(Object(at), key), body);

/** What the portal reads, and what it reports. */
function outcomeOf({ call, body }: Shape) {
  const before = differenceCount();
  const { data, success } = z.safeParse(call.response, body);
  const hasNoticed = differenceCount() > before || !success;
  return {
    data,
    success,
    hasNoticed,
    reported: differencesIn(call, body).map(({ field, kind }) => `${field} ${kind}`),
  };
}

describe.each(SHAPES.map((shape) => [`${shape.call.name}, ${shape.title}`, shape] as const))('%s', (_, shape) => {
  it(`ends as ${shape.end}, and never silently`, () => {
    const { data, success, hasNoticed, reported } = outcomeOf(shape);
    expect({ success, hasNoticed }).toEqual({ success: shape.end !== 'refused', hasNoticed: shape.end !== 'right' });
    if (shape.reads) expect(valueAt(data, shape.reads[0])).toEqual(shape.reads[1]);
    if (shape.end === 'right') expect(reported).toEqual([]);
    else expect(reported).toContain(shape.reported);
  });
});

/** The calls without which the portal cannot say who the user is or what the user may see. */
const ACCESS = ['accounts', 'cardholderInfo', 'customPolicy', 'onboardingStatus'];

it('the shapes are 109, of which few take the portal down', () => {
  const count = (end: End) => SHAPES.filter((shape) => shape.end === end).length;
  expect({
    right: count('right'),
    different: count('different'),
    row: count('row'),
    refused: count('refused'),
    portal: SHAPES.filter(({ call, end }) => end === 'refused' && ACCESS.includes(call.name)).length,
  }).toEqual({ right: 2, different: 71, row: 10, refused: 26, portal: 8 });
  expect(SHAPES).toHaveLength(109);
});
