// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { deviceStorage } from '../../src/ports/device.ts';
import { EARLY_CALLS, earlyReads } from '../../src/ports/early-reads.ts';

const reads = earlyReads(deviceStorage());
const storedReads = (): unknown => JSON.parse(localStorage.getItem('earlyReads') ?? 'null');

const sent = (token: string, url: string) => {
  const response = Promise.resolve(new Response());
  window.earlyReads = { token, responses: new Map([[url, response]]) };
  return response;
};

beforeEach(() => {
  localStorage.clear();
  window.earlyReads = undefined;
});

describe('early reads', () => {
  it.each(Object.keys(EARLY_CALLS))('%s is a GET request that changes nothing and needs the token', (name) => {
    const call = calls.find((candidate) => candidate.name === name);
    expect(call).toMatchObject({ method: 'GET', effect: 'read', auth: 'bearer', host: 'backend' });
  });

  it('are those that every page needs, and those of the home page', () => {
    const namesOf = (place: string) => Object.keys(EARLY_CALLS).filter((name) => EARLY_CALLS[name] === place);
    expect(namesOf('gate')).toEqual(['cardholderInfo', 'accounts', 'onboardingStatus', 'customPolicy']);
    expect(namesOf('/home')).toEqual([
      'balance',
      'notifications',
      'nextTopupInfo',
      'transactions',
      'accountCards',
      'pinStatus',
      'pinAttempts',
    ]);
  });

  it('stores a read only if it is new or needed in another place', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    reads.remember('accounts', '/api/accounts');
    reads.remember('accounts', '/api/accounts');
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
    localStorage.setItem('earlyReads', JSON.stringify({ accounts: ['/home', '/api/accounts'] }));
    reads.remember('accounts', '/api/accounts');
    expect(storedReads()).toEqual({ accounts: ['gate', '/api/accounts'] });
  });

  it('stores where each read of the start is needed, with its last URL', () => {
    reads.remember('accounts', '/api/accounts');
    reads.remember('balance', '/api/1/balance');
    reads.remember('balance', '/api/2/balance');
    expect(storedReads()).toEqual({ accounts: ['gate', '/api/accounts'], balance: ['/home', '/api/2/balance'] });
  });

  it('does not store other reads', () => {
    reads.remember('cardDetails', '/api/card');
    expect(storedReads()).toBeNull();
  });

  it.each(['no JSON', '[]', '{"balance":"/api/1/balance"}'])('replaces stored text that is no list: %s', (text) => {
    localStorage.setItem('earlyReads', text);
    reads.remember('accounts', '/api/accounts');
    expect(storedReads()).toEqual({ accounts: ['gate', '/api/accounts'] });
  });

  it('are deleted with the data of the user', () => {
    reads.remember('accounts', '/api/accounts');
    deviceStorage().forgetUser();
    expect(storedReads()).toBeNull();
  });

  it('are used once', () => {
    const response = sent('token', '/api/accounts');
    expect(reads.take('/api/accounts', 'token')).toBe(response);
    expect(reads.take('/api/accounts', 'token')).toBeUndefined();
  });

  it('are not used for another token or another URL', () => {
    sent('token', '/api/accounts');
    expect(reads.take('/api/cards', 'token')).toBeUndefined();
    expect(reads.take('/api/accounts', 'other')).toBeUndefined();
  });

  it('are dropped by a change', () => {
    sent('token', '/api/accounts');
    reads.drop();
    expect(reads.take('/api/accounts', 'token')).toBeUndefined();
  });
});
