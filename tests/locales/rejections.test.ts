import { expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { ADMINISTRATIVE, AUTH_ERRORS, BANKID } from '../../contract/rejections.ts';
import en from '../../locales/en.json' with { type: 'json' };
import sv from '../../locales/sv.json' with { type: 'json' };

const PREFIX = 'detail.';
const translated = (messages: object) =>
  Object.keys(messages)
    .filter((id) => id.startsWith(PREFIX))
    .map((id) => id.slice(PREFIX.length));

/** The rejections of the contract, and the messages of the administration (§8). Those of BankID are hint codes: `machines/bankid/hints.ts` has their messages. */
const rejections = new Set<string>(
  [AUTH_ERRORS, ...calls.map((call) => call.rejections)]
    .flatMap(Object.keys)
    .concat(ADMINISTRATIVE)
    .filter((detail) => !Object.hasOwn(BANKID, detail)),
);

it.each(Object.entries({ sv, en }))('all rejections of the contract are translated: %s', (_, messages) => {
  expect(translated(messages).toSorted()).toEqual([...rejections].toSorted());
});
