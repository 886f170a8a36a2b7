import { describe, expect, it } from 'vitest';
import { withoutDescriptions } from '../../scripts/strip-descriptions-plugin.ts';

const machine = (code: string) => withoutDescriptions('/portal/machines/home/home.ts', code);
const call = (code: string) => withoutDescriptions('/portal/contract/topups.ts', code);

describe('a machine', () => {
  it.each([
    ["const s = { description: 'Nothing yet.', on: {} };", 'const s = {  on: {} };'],
    ["const s = { on: {}, description: 'Nothing yet.' };", 'const s = { on: {},  };'],
    ["const s = { a: { description: 'One.' }, b: { description: 'Two.' } };", 'const s = { a: {  }, b: {  } };'],
    ["const m = { id: 'home', meta: { section: '§2' } };", "const m = { id: 'home',  };"],
  ])('loses its descriptions: %s', (code, rest) => {
    expect(machine(code)).toBe(rest);
  });

  it('keeps its line breaks', () => {
    expect(machine("const s = {\n  description:\n    'Nothing yet.',\n  on: {},\n};")).toBe(
      'const s = {\n  \n\n  on: {},\n};',
    );
  });

  it.each([
    ['const row = { description: transaction.description };'],
    ['const row = { description: nameOf(transaction) };'],
    ['const row = { description };'],
    ['const page = { meta: { size: 5 } };'],
  ])('keeps data with the same names: %s', (code) => {
    expect(machine(code)).toBe(code);
  });
});

describe('a call', () => {
  it('loses what only documents, tests and the sandbox read', () => {
    const code =
      "defineCall({ name: 'a', summary: 'A.', origin: { decided: 'x' }, rejections: R, example: { response: 1 } });";
    expect(call(code)).toBe("defineCall({ name: 'a',     });");
  });

  it('keeps fields with the same names in requests and responses', () => {
    const code = 'defineCall({ body: { summary: z.string() }, response: z.object({ origin: z.string(), example }) });';
    expect(call(code)).toBe(code);
  });

  it('keeps properties outside a definition', () => {
    const code = "const row = { summary: 'A.', description: 'B.' };";
    expect(call(code)).toBe(code);
  });
});
