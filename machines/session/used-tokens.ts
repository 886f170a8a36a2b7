import * as z from 'zod/mini';
import type { Device, Ports } from '../ports.ts';
import { parseStored } from '../stored-json.ts';
import { expiryOf } from '../token.ts';

/** How many tokens are remembered, so that the entry stays below 20 kB. */
const LIMIT = 250;
/** The session of a token that must not open another one. */
const NO_SESSION = '';

/** The hash of a token, its expiry in ms since 1970, and the key of its session. */
const usedTokens = z.array(z.tuple([z.string(), z.number(), z.string()]));
type UsedToken = z.output<typeof usedTokens>[number];

/**
 * The 64-bit FNV-1a hash of what the signature of a token protects: the signature itself can be written in several ways.
 * It must be known before the portal shows anything, so it is computed at once; that the hash is no cryptographic one
 * does no harm, because only the backend can make another token that works.
 */
function hashOf(token: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of token.split('.', 2).join('.'))
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n);
  return hash.toString(36);
}

/** The parts of the ports that are needed. */
interface Used {
  readonly clock: Pick<Ports['clock'], 'now'>;
  readonly device: Pick<Device, 'read' | 'write'>;
}

const read = (device: Pick<Device, 'read'>): readonly UsedToken[] =>
  parseStored(usedTokens, device.read('usedTokens')) ?? [];

/** Whether a token was used in a session of this device that has ended (decision 2). */
export function isEnded(device: Pick<Device, 'read'>, token: string): boolean {
  const used = read(device);
  if (used.length === 0) return false;
  const hash = hashOf(token);
  const sessionKey = device.read('sessionKey');
  return used.some(([other, , session]) => other === hash && session !== sessionKey);
}

/** Stores a token until it expires. When the list is full, the tokens of the links, which come first, and the last one stay. */
function store({ clock, device }: Used, token: string, sessionKey: string): void {
  const [now, expiry] = [clock.now(), expiryOf(token)];
  if (expiry <= now) return;
  const hash = hashOf(token);
  const others = read(device).filter((used) => used[0] !== hash && used[1] > now);
  const used: UsedToken = [hash, expiry, sessionKey];
  device.write('usedTokens', JSON.stringify([...others.slice(0, LIMIT - 1), used]));
}

/** Remembers the token of a session that begins. All tabs have the same session. */
export function rememberToken(ports: Ports, token: string): void {
  const { device, randomKey } = ports;
  const sessionKey = device.read('sessionKey') ?? randomKey();
  device.write('sessionKey', sessionKey);
  store(ports, token, sessionKey);
}

/** Remembers the next token of the session. Another tab may have ended it a moment before. */
export const rememberRenewal = (ports: Used, token: string): void =>
  store(ports, token, ports.device.read('sessionKey') ?? NO_SESSION);

/** Remembers the token of a session that ends, also if no call has succeeded with it. */
export const endToken = (ports: Used, token: string): void => store(ports, token, NO_SESSION);

/** Ends the session of the device: all its tokens are refused from now on. */
export function forgetSession(device: Device): void {
  device.forget('sessionKey');
  device.forget('token');
}
