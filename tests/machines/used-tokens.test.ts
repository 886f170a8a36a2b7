import { describe, expect, it } from 'vitest';
import { MODEL_START } from '../../machines/model-start.ts';
import { endToken, isEnded, rememberRenewal, rememberToken } from '../../machines/session/used-tokens.ts';
import { tokenOf } from '../../machines/token.fixture.ts';
import { storagePorts } from './storage-ports.ts';

function usedDevice() {
  const { ports, stored, clock } = storagePorts();
  clock.now = MODEL_START;
  let keys = 0;
  const withKeys = { ...ports, randomKey: () => String(++keys).padStart(43) };
  return { ports: withKeys, device: ports.device, stored, clock };
}

const token = tokenOf();
const renewed = tokenOf({ expiresIn: 5400 });
const sizeOf = (stored: Map<string, string>) => JSON.parse(stored.get('usedTokens') ?? '[]').length;

describe('a token that was used on the device', () => {
  it('is accepted while its session lasts, in every tab, and refused afterwards with all later ones', () => {
    const { ports, device, stored } = usedDevice();
    expect(isEnded(device, token)).toBe(false);
    rememberToken(ports, token);
    rememberToken(ports, token);
    rememberRenewal(ports, renewed);
    expect([isEnded(device, token), isEnded(device, renewed), sizeOf(stored)]).toEqual([false, false, 2]);
    stored.delete('sessionKey');
    expect([isEnded(device, token), isEnded(device, renewed)]).toEqual([true, true]);
    rememberToken(ports, tokenOf({ sub: 'bo' }));
    expect([isEnded(device, token), isEnded(device, renewed)]).toEqual([true, true]);
  });

  it('is refused if its session ended before it was stored', () => {
    const { ports, device } = usedDevice();
    rememberRenewal(ports, renewed);
    endToken(ports, token);
    expect([isEnded(device, renewed), isEnded(device, token)]).toEqual([true, true]);
  });

  it('is accepted again if the backend sends it to a new session', () => {
    const { ports, device } = usedDevice();
    endToken(ports, token);
    rememberToken(ports, token);
    expect(isEnded(device, token)).toBe(false);
  });

  it('is refused however its signature is written', () => {
    const { ports, device } = usedDevice();
    endToken(ports, token);
    expect(isEnded(device, `${token}==`)).toBe(true);
    expect(isEnded(device, tokenOf({ expiresIn: 3601 }))).toBe(false);
  });

  it('is not in the storage, and is forgotten when it expires', () => {
    const { ports, stored, clock } = usedDevice();
    endToken(ports, token);
    for (const part of token.split('.')) expect(stored.get('usedTokens')).not.toContain(part);
    clock.now = MODEL_START + 3_600_000;
    endToken(ports, token);
    endToken(ports, renewed);
    expect([isEnded(ports.device, token), isEnded(ports.device, renewed), sizeOf(stored)]).toEqual([false, true, 1]);
  });

  it.each(['', '{}', '[["a"]]'])('is unknown if the storage has %j', (usedTokens) => {
    const { ports, device, stored } = usedDevice();
    stored.set('usedTokens', usedTokens);
    expect(isEnded(device, token)).toBe(false);
    endToken(ports, token);
    expect(isEnded(device, token)).toBe(true);
  });
});

it('of a thousand tokens, the device remembers those of the links and the last one, in less than 20 kB', () => {
  const { ports, device, stored } = usedDevice();
  const tokens = Array.from({ length: 1000 }, (_, index) => tokenOf({ expiresIn: 3600 + index }));
  for (const one of tokens) rememberToken(ports, one);
  stored.delete('sessionKey');
  expect(tokens.filter((one) => isEnded(device, one))).toEqual([...tokens.slice(0, 249), ...tokens.slice(-1)]);
  expect(stored.get('usedTokens')?.length).toBeLessThan(20_000);
});
