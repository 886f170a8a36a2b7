import { calls } from '../../contract/calls.ts';
import { badTexts } from '../../e2e/support/bad-texts.ts';
import type { Case } from './cases.ts';
import { mutationsOf } from './mutations.ts';
import type { Observer } from './observer.ts';
import type { Outcome } from './outcome.ts';
import { verdictOf } from './verdict.ts';

/** Opens the page of a case with every change of the response of one call. */
export async function observeCase(observer: Observer, one: Case & { readonly call: string }): Promise<Outcome[]> {
  const { call, path: page } = one;
  const definition = calls.find(({ name }) => name === call);
  const example = definition?.example.response;
  // What a change makes, such as an order of BankID, is known to the sandbox only while it is new.
  const isFresh = definition?.effect === 'change' && !one.startsWithExample;
  const normal = await observer.look(one, one.startsWithExample ? { call, body: example } : null);
  // A call that the page makes only under a condition is not seen; its example is used, and then it changes nothing.
  const response = (one.startsWithExample ? null : observer.responses.get(call)) ?? example;
  const outcomes: Outcome[] = [];
  for (const [index, { path, kind, body }] of mutationsOf(response).entries()) {
    const change = (fresh: unknown) => mutationsOf(fresh)[index]?.body ?? body;
    const sight = await observer.look(one, { call, body, ...(isFresh && { change }) });
    const errors = [...observer.errors];
    outcomes.push({
      call,
      page,
      path,
      kind,
      verdict: verdictOf(sight, normal),
      badTexts: badTexts(sight.text),
      errors,
    });
  }
  return outcomes;
}
