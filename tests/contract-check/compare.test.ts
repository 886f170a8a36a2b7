import { describe, expect, it } from 'vitest';
import { compare } from '../../scripts/contract-check/compare.ts';
import { pathText, transplant, valuesAt } from '../../scripts/contract-check/path.ts';

const kinds = (schema: Parameters<typeof compare>[0], value: unknown) =>
  compare(schema, value).map(({ kind, keys }) => `${kind} ${pathText(keys)}`);

describe('compare', () => {
  const row = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } }, required: ['id'] };

  it('finds nothing in a right value, and an optional field may be missing', () => {
    expect(kinds({ type: 'array', items: row }, [{ id: 1 }, { id: 2, name: 'x' }])).toEqual([]);
  });

  it('reports a missing and an extra field of a row', () => {
    expect(kinds({ type: 'array', items: row }, [{ id: 1 }, { nick: 'x' }])).toEqual([
      'missing [].id',
      'extra [].nick',
    ]);
  });

  it('compares with the option that has the type of the value', () => {
    const orNull = { anyOf: [row, { type: 'null' }] };
    expect(kinds(orNull, null)).toEqual([]);
    expect(kinds(orNull, { id: 'x' })).toEqual(['wrongType id']);
    expect(kinds(orNull, 4)).toEqual(['wrongType (the whole answer)']);
  });

  it('distinguishes an unknown word from another type', () => {
    const word = { type: 'string', enum: ['ON', 'OFF'] };
    expect(kinds(word, 'DIM')).toEqual(['unknown (the whole answer)']);
    expect(kinds(word, 1)).toEqual(['wrongType (the whole answer)']);
  });

  it('checks bounds and forms', () => {
    expect(kinds({ type: 'integer', maximum: 12 }, 13)).toEqual(['range (the whole answer)']);
    expect(kinds({ type: 'string', pattern: '^a' }, 'b')).toEqual(['wrongType (the whole answer)']);
    expect(kinds({ type: 'number' }, 13)).toEqual([]);
  });
});

describe('valuesAt', () => {
  it('reads through lists', () => {
    expect(valuesAt([{ a: { id: 1 } }, { a: null }, { a: { id: 2 } }], '[].a.id')).toEqual([1, 2]);
    expect(valuesAt([2026, 2025], '[]')).toEqual([2026, 2025]);
    expect(valuesAt('no list', '[].id')).toEqual([]);
  });
});

describe('transplant', () => {
  it('puts the value of one row into the first row', () => {
    expect(transplant([{ id: 1, name: 'x' }], [1, 'id'], [{ id: 5 }, { id: 'six' }])).toEqual({
      value: [{ name: 'x', id: 'six' }],
    });
  });

  it('leaves out what the source has not', () => {
    expect(transplant({ a: { id: 1, name: 'x' } }, ['a', 'id'], { a: {} })).toEqual({ value: { a: { name: 'x' } } });
  });

  it('gives nothing when the target does not reach that far', () => {
    expect(transplant({ a: null }, ['a', 'id'], { a: {} })).toBeUndefined();
    expect(transplant([], [0, 'id'], [{}])).toBeUndefined();
  });
});
