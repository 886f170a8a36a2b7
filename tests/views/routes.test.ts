import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../src/app/routes.ts';

describe('the route of an address', () => {
  it.each([
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/home?calculator', 'home'],
    ['/topup-calendar', 'topups'],
    ['/login', 'not-found-login'],
    ['/login/one/two', 'not-found-login'],
    ['/', 'not-found'],
    ['/home/more', 'not-found'],
  ])('%s is %s', (address, name) => {
    expect(matchRoute(address).route.name).toBe(name);
  });

  it.each([
    ['abc', 'abc'],
    ['a%2Fb%20c', 'a/b c'],
    ['50%', '50%'],
  ])('has the parameter %s as %s', (part, token) => {
    expect(matchRoute(`/login/reset-password/${part}?x=1`).params).toEqual({ token });
  });
});
