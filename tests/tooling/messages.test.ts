import { describe, expect, it } from 'vitest';
import { faultsBetween, tidy } from '../../scripts/messages/locales.ts';
import { faultsOfUse, usesIn } from '../../scripts/messages/uses.ts';
import { wordsIn } from '../../scripts/messages/words.ts';
import { withFallback } from '../../scripts/messages-plugin.ts';

const locale = (file: string, words: Record<string, string>) => ({
  file,
  text: `${JSON.stringify(words, null, 2)}\n`,
});
const sv = (words: Record<string, string>) => locale('sv.json', words);
const en = (words: Record<string, string>) => locale('en.json', words);

describe('two locale files', () => {
  it('agree when they name the same messages with the same arguments', () => {
    const swedish = sv({ 'a.b': 'Hej {name}', 'a.c': '{n, plural, one {# dag} other {# dagar}}' });
    const english = en({ 'a.b': 'Hello {name}', 'a.c': '{n, plural, one {# day} other {# days}}' });
    expect(faultsBetween(swedish, english)).toEqual([]);
  });

  it.each([
    ['a message that one lacks', sv({ a: 'x', b: 'y' }), en({ a: 'x' }), /^en\.json: b is missing/],
    ['a message that the other lacks', sv({ a: 'x' }), en({ a: 'x', b: 'y' }), /^sv\.json: b is missing/],
    ['an argument of another name', sv({ a: '{name}' }), en({ a: '{nam}' }), /^en\.json: a differs .*name/],
    ['an argument of another kind', sv({ a: '{n, number}' }), en({ a: '{n, date}' }), /^en\.json: a differs/],
    ['a plural that is none', sv({ a: '{n, plural, other {#}}' }), en({ a: '{n}' }), /^en\.json: a differs/],
    ['a text that is no message', sv({ a: 'x' }), en({ a: '{n, plural, other {#}' }), /^en\.json: a cannot be parsed/],
    ['keys out of order', sv({ b: 'x', a: 'y' }), en({ a: 'y', b: 'x' }), /^sv\.json: keys are not in order/],
  ])('differ by %s', (_, swedish, english, fault) => {
    expect(faultsBetween(swedish, english)).toEqual([expect.stringMatching(fault)]);
  });

  it('differ by a key that stands twice', () => {
    const twice = { file: 'sv.json', text: '{\n  "a": "x",\n  "a": "x"\n}\n' };
    expect(faultsBetween(twice, en({ a: 'x' }))).toEqual([expect.stringMatching(/one stands twice/)]);
    expect(tidy(twice)).toBe(sv({ a: 'x' }).text);
  });
});

it('a message that a language lacks is said in English', () => {
  expect(withFallback({ a: 'Hej' }, { a: 'Hello', b: 'Bye' })).toEqual({ a: 'Hej', b: 'Bye' });
});

describe('sources and messages', () => {
  const faults = (ids: string[], code: string) => faultsOfUse(ids, new Map([['a.tsx', usesIn('a.tsx', code)]]));

  it.each([
    ["const message = { id: 'gate.title' };"],
    ['<FormattedMessage id="gate.title" />'],
    ["<FormattedMessage id={open ? 'gate.title' : 'gate.title'} />"],
    ['const id = `gate.${part}` as const;'],
  ])('agree in %s', (code) => {
    expect(faults(['gate.title'], code)).toEqual([]);
  });

  it('see a message that is used nowhere', () => {
    expect(faults(['gate.title'], "const other = 'gate.text';")).toEqual(['locales: gate.title is used nowhere']);
  });

  it('do not take a template of anything for a use of everything', () => {
    expect(faults(['gate.title'], 'const path = `${a}.${b}`;')).toEqual(['locales: gate.title is used nowhere']);
  });

  it.each([
    ["const message = { id: 'gate.titel' };"],
    ['<FormattedMessage id="gate.titel" />'],
    ["<FormattedMessage id={open ? 'gate.titel' : 'gate.title'} />"],
  ])('see an id that names no message in %s', (code) => {
    expect(faults(['gate.title'], `const used = 'gate.title'; ${code}`)).toEqual([
      'a.tsx: gate.titel is not in locales',
    ]);
  });
});

describe('words in views', () => {
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
  ])('are seen in %s', (code, word) => {
    expect(wordsIn('a.tsx', `const view = ${code};`)).toEqual([expect.stringContaining(`"${word}"`)]);
  });

  it('are not seen in classes, roles, ids, signs and messages', () => {
    const code = `const view = <p className="px-4" role="status" id="total">· {balance} — <FormattedMessage id="a.b" /></p>;`;
    expect(wordsIn('a.tsx', code)).toEqual([]);
  });
});
