import { describe, expect, it } from 'vitest';
import { MODEL_START } from '../../machines/model-start.ts';
import { asLastInput, timeoutMoment } from '../../machines/session/last-input.ts';
import { renewalMoment } from '../../machines/session/renewal.ts';
import { tokenOf } from '../../machines/token.fixture.ts';
import { claimsOf, expiryOf, tokenStatus } from '../../machines/token.ts';

const UNREADABLE = ['', 'x', 'a.b.c', `x.${btoa('{"exp":"soon"}')}.y`];

describe('a token', () => {
  const live = tokenOf({ expiresIn: 10 });

  it('has claims and an expiry', () => {
    expect(claimsOf(live)).toMatchObject({ sub: 'anna', applications: ['CardholderPortal'] });
    expect(expiryOf(live)).toBe(MODEL_START + 10_000);
  });

  it.each([null, ...UNREADABLE])('has none if it is %j', (token) => {
    expect(claimsOf(token)).toBeNull();
    expect(expiryOf(token)).toBe(0);
  });

  it('is live until it expires', () => {
    expect(tokenStatus(live, MODEL_START + 9_999)).toBe('live');
    expect(tokenStatus(live, MODEL_START + 10_000)).toBe('expired');
  });

  it('opens the portal only with an application for cardholders', () => {
    expect(tokenStatus(tokenOf({ applications: ['Other'] }), MODEL_START)).toBe('forbidden');
    expect(tokenStatus(tokenOf({ applications: ['Other', 'Old CardholderApp'] }), MODEL_START)).toBe('live');
  });

  it('can be missing or unreadable', () => {
    expect(tokenStatus(null, MODEL_START)).toBe('missing');
    for (const token of UNREADABLE) expect(tokenStatus(token, MODEL_START)).toBe('unreadable');
  });
});

describe('a token is renewed', () => {
  const SECOND = 1000;
  it.each([
    ['1500 s before it expires, if it was not requested before', 3600, null, 2100],
    ['a minute after the last request at the earliest', 1510, 0, 60],
    ['1500 s before it expires, if that is later', 1561, 0, 61],
    ['in the middle of a short life', 40, 0, 20],
    ['not more than once a second', 1, 0, 1],
    ['a second after a request for a token that expires at once', 100, 100, 101],
  ])('%s', (_, expiry, requestedAt, moment) => {
    const at = requestedAt === null ? null : requestedAt * SECOND;
    expect(renewalMoment(expiry * SECOND, at)).toBe(moment * SECOND);
  });
});

describe('the last input', () => {
  it.each([
    ['5', 5],
    ['99', 99],
    ['100', 100],
    ['101', 100],
    ['0', 100],
    ['-5', 100],
    ['x', 100],
    [null, 100],
  ])('that is stored as %j counts at the time 100 as %d', (stored, moment) => {
    expect(asLastInput(stored, 100)).toBe(moment);
  });

  it('ends the session after the limit and a minute of warning', () => expect(timeoutMoment(5, 100)).toBe(60_105));
});
