import { describe, expect, it, vi } from 'vitest';
import { ROUTE_PATHS } from '../../e2e/support/route-paths.ts';
import { canonicalPath, matchRoute, redirectOf, routes } from '../../src/app/routes.ts';

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
    ['/HOME', 'home'],
    ['/Settings', 'settings-user'],
  ])('%s is %s', (address, name) => {
    expect(matchRoute(address).route.name).toBe(name);
  });

  it.each([
    ['abc', 'abc'],
    ['a%2Fb%20c', 'a/b c'],
  ])('has the parameter %s as %s', (part, token) => {
    expect(matchRoute(`/login/reset-password/${part}?x=1`).params).toEqual({ token });
  });

  it('has a malformed parameter as it is', () => {
    // The router warns of it.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(matchRoute('/login/reset-password/50%').params).toEqual({ token: '50%' });
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
    ['/Topup-Calendar', '/topup'],
    ['/verify-email?contactInformationId=1&next=%2Fcard', '/verification-code?contactInformationId=1&next=%2Fcard'],
    ['/home?calculator', null],
  ])('leads to another page, with its query: %s', (address, target) => expect(redirectOf(address)).toBe(target));
});

it('the tests that open every page read all paths of the table', () => {
  expect(ROUTE_PATHS).toEqual(routes.map(({ path }) => path));
});
