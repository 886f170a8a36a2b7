import { describe, expect, it } from 'vitest';
import { isLoginPath, isPage, signedInDetour, signedOutDetour } from '../../machines/portal/paths.ts';
import { isOwnPath } from '../../machines/safe-url.ts';
import { readQuestion } from '../../machines/support/purchase-question.ts';
import { transactionPath } from '../../machines/transactions/transaction-path.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';
import { inertPorts } from '../views/inert-ports.ts';

it.each([
  ['/card', true],
  ['/card?a=b#c', true],
  ['card', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://own.invalid/card', false],
  ['//own.invalid/card', false],
  ['', false],
])('whether "%s" is a path of the portal: %s', (text, isOwn) => expect(isOwnPath(text)).toBe(isOwn));

describe('an address', () => {
  it.each([
    // address, shown without a session, wanted after the log-in, the page that a signed-in user gets instead
    ['/', '/login/bankid', false, '/home'],
    ['/?a=b', '/login/bankid', false, '/home'],
    ['/home', '/login/bankid', true, null],
    ['/home?tab=1', '/login/bankid', true, null],
    ['/loginpage', '/login/bankid', true, null],
    ['/accessibility', null, true, null],
    ['/accessibility?a=b', null, true, null],
    ['/login', '/login/bankid', false, '/home'],
    ['/login/', '/login/bankid', false, '/home'],
    ['/login/bankid', null, false, '/home'],
    ['/accessibility/', null, true, null],
    ['/login/password?a=/card', null, false, '/home'],
    ['/login/reset-password/abc', null, false, null],
    ['/login/email-recover', null, false, null],
    ['/login/app-redirect', null, false, null],
    ['/login?next=app-redirect', '/login/bankid', false, '/home'],
    ['https://evil.example', '/login/bankid', false, null],
  ])('%s: without a session %s', (address, withoutSession, isWanted, withSession) => {
    expect(signedOutDetour(address)).toBe(withoutSession);
    expect(isPage(address)).toBe(isWanted);
    expect(signedInDetour(address)).toBe(withSession);
  });

  it('of the log-in is everything below /login', () => {
    expect(['/login', '/login/x', '/login?x', '/loginx', '/x/login'].map(isLoginPath)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

it('a transaction has a link with its year in Stockholm', () => {
  const path = transactionPath(lunch({ id: 77, transactionDate: '2026-12-31T23:30:00Z' }));
  expect(path).toBe('/transactions?year=2027&transaction=77');
});

it.each([
  [{ question: 'Vad är det här?' }, { message: 'Vad är det här?' }],
  [null, {}],
  [{}, {}],
  [{ question: 7 }, {}],
])('the state %j of a page is the question %j', (state, question) => {
  const inert = inertPorts();
  expect(readQuestion({ ...inert, browser: { ...inert.browser, pageState: () => state } })).toEqual(question);
});
