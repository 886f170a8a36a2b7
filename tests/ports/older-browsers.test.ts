import { expect, it, onTestFinished } from 'vitest';
import { addMissing } from '../../src/app/older-browsers.ts';

/** Takes a function from the browser, and lets the portal add its own. Returns the function of the browser. */
function replaced<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name): Owner[Name] {
  const original = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  Reflect.deleteProperty(owner, name);
  onTestFinished(() => void Object.defineProperty(owner, name, original));
  addMissing();
  expect(owner[name]).not.toBe(original.value);
  return original.value;
}

const words = ['äpple', 'banan', 'apelsin', 'blåbär'];
const firstLetter = (word: unknown) => String(word)[0];

it('groups as the browser does', () => {
  const native = replaced(Map, 'groupBy');
  expect([...Map.groupBy(words, firstLetter)]).toEqual([...native.call(Map, words, firstLetter)]);
  expect([...Map.groupBy(new Set([3, 1, 2]), (number, index) => number > index)]).toEqual([
    [true, [3]],
    [false, [1, 2]],
  ]);
});

it('sorts a copy as the browser does', () => {
  const native = replaced(Array.prototype, 'toSorted');
  const backwards = (a: string, b: string) => (a < b ? 1 : -1);
  expect(words.toSorted()).toEqual(native.call(words));
  expect(words.toSorted(backwards)).toEqual(native.call(words, backwards));
  expect(words[0]).toBe('äpple');
  expect(Object.keys(words)).toHaveLength(4);
});

it('recognises addresses as the browser does', () => {
  const native = replaced(URL, 'canParse');
  for (const [url, base] of [['/home'], ['/home', 'https://a.example'], ['https://a.example'], ['https://']] as const)
    expect(URL.canParse(url, base)).toBe(native.call(URL, url, base));
});

it('ends as soon as one of several signals does, with its reason', () => {
  replaced(AbortSignal, 'any');
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = AbortSignal.any([first.signal, second.signal]);
  expect(signal.aborted).toBe(false);
  second.abort('second');
  first.abort('first');
  expect(signal.reason).toBe('second');
  expect(AbortSignal.any([new AbortController().signal, AbortSignal.abort('before')]).reason).toBe('before');
});
