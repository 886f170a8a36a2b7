import { describe, expect, it } from 'vitest';
import { literalTextsIn } from '../../scripts/messages/literal-texts.ts';
import { problemsOf, sorted } from '../../scripts/messages/locales.ts';
import { problemsOfUse, usesIn } from '../../scripts/messages/uses.ts';
import { withFallback } from '../../scripts/messages-plugin.ts';

const locale = (texts: Record<string, string>) => ({
  file: 'sv.json',
  text: `${JSON.stringify(texts, null, 2)}\n`,
});

describe('a locale file', () => {
  it('has no problems if its keys are sorted and its texts are valid', () => {
    expect(problemsOf(locale({ 'a.b': 'Hej {name}', 'a.c': '{n, plural, one {# dag} other {# dagar}}' }))).toEqual([]);
  });

  it('must be sorted', () => {
    expect(problemsOf(locale({ b: 'x', a: 'y' }))).toEqual([expect.stringMatching(/^sv\.json: keys are unsorted/)]);
  });

  it('has no duplicate keys', () => {
    const twice = { file: 'sv.json', text: '{\n  "a": "x",\n  "a": "x"\n}\n' };
    expect(problemsOf(twice)).toEqual([expect.stringMatching(/duplicate/)]);
    expect(sorted(twice)).toBe(locale({ a: 'x' }).text);
  });

  it('has valid ICU syntax', () => {
    expect(problemsOf(locale({ a: '{n, plural, other {#}' }))).toEqual([
      expect.stringMatching(/^sv\.json: a cannot be parsed/),
    ]);
  });
});

it('replaces a missing text by the English one', () => {
  expect(withFallback({ a: 'Hej' }, { a: 'Hello', b: 'Bye' })).toEqual({ a: 'Hej', b: 'Bye' });
});

describe('message ids in the code', () => {
  const problems = (ids: string[], code: string) => problemsOfUse(ids, new Map([['a.tsx', usesIn('a.tsx', code)]]));

  it.each([
    ["const message = { id: 'gate.title' };"],
    ['<FormattedMessage id="gate.title" />'],
    ["<FormattedMessage id={open ? 'gate.title' : 'gate.title'} />"],
    ['const id = `gate.${part}` as const;'],
  ])('are found in %s', (code) => {
    expect(problems(['gate.title'], code)).toEqual([]);
  });

  it('are found in namespaces with a hyphen', () => {
    expect(problems(['login-bankid.title'], 'const id = `login-bankid.${part}`;')).toEqual([]);
  });

  it('must include every message', () => {
    expect(problems(['gate.title'], "const other = 'gate.text';")).toEqual(['locales: gate.title is not used']);
  });

  it('are not matched by a template without a namespace', () => {
    expect(problems(['gate.title'], 'const path = `${a}.${b}`;')).toEqual(['locales: gate.title is not used']);
  });

  it.each([
    ["const message = { id: 'gate.titel' };"],
    ['<FormattedMessage id="gate.titel" />'],
    ["<FormattedMessage id={open ? 'gate.titel' : 'gate.titel'} />"],
  ])('must be messages: %s', (code) => {
    expect(problems(['gate.title'], `const used = 'gate.title'; ${code}`)).toEqual([
      'a.tsx: gate.titel is not in locales',
    ]);
  });
});

describe('literal texts in views', () => {
  it.each([
    ['<p>Saldo</p>', 'Saldo'],
    ["<p>{'Saldo'}</p>", 'Saldo'],
    ['<p>{`Saldo ${amount}`}</p>', 'Saldo'],
    ["<p>{isOpen ? 'Öppet' : null}</p>", 'Öppet'],
    ["<p>{isOpen && 'Öppet'}</p>", 'Öppet'],
    ['<>{amount} kr</>', 'kr'],
    ['<button aria-label="Stäng" />', 'Stäng'],
    ['<img alt="Kortet" />', 'Kortet'],
    ['<input placeholder="070" title={`Nummer ${n}`} />', 'Nummer'],
    ['<Button label="Beställ" />', 'Beställ'],
  ])('are found in %s', (code, text) => {
    expect(literalTextsIn('a.tsx', `const view = ${code};`)).toEqual([expect.stringContaining(`"${text}"`)]);
  });

  it('are not classes, roles, ids, punctuation or messages', () => {
    const code = `const view = <p className="px-4" role="status" id="total">· {balance} — <FormattedMessage id="a.b" /><LoadError title="a.b" /></p>;`;
    expect(literalTextsIn('a.tsx', code)).toEqual([]);
  });
});
