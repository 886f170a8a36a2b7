import { describe, expect, it } from 'vitest';
import { shipped } from '../../scripts/shipping-plugin.ts';

const machine = (code: string) => shipped('/portal/machines/home/home.ts', code);
const call = (code: string) => shipped('/portal/contract/topups.ts', code);

describe('what travels of a machine', () => {
  it.each([
    ["const s = { description: 'Nothing yet.', on: {} };", 'const s = {  on: {} };'],
    ["const s = { on: {}, description: 'Nothing yet.' };", 'const s = { on: {},  };'],
    ["const s = { a: { description: 'One.' }, b: { description: 'Two.' } };", 'const s = { a: {  }, b: {  } };'],
    ["const m = { id: 'home', meta: { section: '§2' } };", "const m = { id: 'home',  };"],
  ])('leaves at home what it says of itself: %s', (code, rest) => {
    expect(machine(code)).toBe(rest);
  });

  it.each([
    ['const row = { description: transaction.description };'],
    ['const row = { description: nameOf(transaction) };'],
    ['const row = { description };'],
    ['const news = { meta: { size: 5 } };'],
  ])('keeps data of the same names: %s', (code) => {
    expect(machine(code)).toBe(code);
  });
});

describe('what travels of a call', () => {
  it('leaves at home what it says for documents', () => {
    const code =
      "defineCall({ name: 'a', summary: 'A.', origin: { decided: 'x' }, rejections: R, example: { response: 1 } });";
    expect(call(code)).toBe("defineCall({ name: 'a',     });");
  });

  it('keeps fields of the same names inside a request or an answer', () => {
    const code = 'defineCall({ body: { summary: z.string() }, response: z.object({ origin: z.string(), example }) });';
    expect(call(code)).toBe(code);
  });

  it('keeps everything outside a definition', () => {
    const code = "const row = { summary: 'A.', description: 'B.' };";
    expect(call(code)).toBe(code);
  });
});
