import { describe, expect, it } from 'vitest';
import { canonicalPath, matchRoute, redirectOf } from '../../src/app/routes.ts';

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

describe('a path', () => {
  it.each([
    ['/home', '/home'],
    ['/HOME', '/home'],
    ['//home', '/home'],
    ['/Settings//User/', '/settings/user'],
    ['/Topup-Calendar', '/topup-calendar'],
    ['/LOGIN/Reset-Password/AbC%2f', '/login/reset-password/AbC%2f'],
    ['/Login/No-Such-Way', '/login/No-Such-Way'],
    ['/No/Such/Page', '/No/Such/Page'],
    ['/', '/'],
    ['//', '//'],
    ['//evil.example/home', '//evil.example/home'],
  ])('%s is written as %s', (typed, path) => expect(canonicalPath(typed)).toBe(path));
});

describe('an old address', () => {
  it.each([
    ['/settings', '/settings/user'],
    ['/topup-calendar/', '/topup'],
    ['/verify-email?contactInformationId=1&next=%2Fcard', '/verification-code?contactInformationId=1&next=%2Fcard'],
    ['/home?calculator', null],
  ])('leads to another page, with its query: %s', (address, target) => expect(redirectOf(address)).toBe(target));
});
