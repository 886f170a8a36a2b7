import { describe, expect, it } from 'vitest';
import {
  forgetAction,
  forgetActionOfOtherCard,
  readPendingAction,
  savePendingAction,
  unfinishedAction,
} from '../../machines/pending-action.ts';
import { storagePorts } from './storage-ports.ts';

const HOUR = 3_600_000;
const ACTION = { kind: 'pin', text: 'Visa PIN-koden', path: '/card', referenceCode: 'C-1' };

/** An open signing order for an action. */
const orderOf = (signing: object, startedAt: number) => ({
  orderRef: 'r',
  authId: '',
  autoStartToken: '',
  method: 'scan',
  startedAt,
  signing,
});

describe('an interrupted action', () => {
  it('is kept for an hour', () => {
    const { ports, clock } = storagePorts();
    savePendingAction(ports, ACTION);
    const savedAt = clock.now;
    clock.now += HOUR - 1;
    expect(readPendingAction(ports)).toEqual({ ...ACTION, savedAt });
    clock.now += 1;
    expect(readPendingAction(ports)).toBeNull();
  });

  it.each(['https://evil.example', '//evil.example', 'card'])('is not read if it continues at %s', (path) => {
    const { ports } = storagePorts();
    savePendingAction(ports, { ...ACTION, path });
    expect(readPendingAction(ports)).toBeNull();
  });

  it('continues with the signing order that is open, else with the saved action', () => {
    const { ports, stored, clock } = storagePorts();
    expect(unfinishedAction(ports, 'C-1')).toBeNull();
    savePendingAction(ports, ACTION);
    expect(unfinishedAction(ports, 'C-1')).toMatchObject(ACTION);
    const signing = { text: 'Visa kortet', kind: 'details', referenceCode: 'C-1' };
    const order = { orderRef: 'r', authId: '', autoStartToken: '', method: 'scan', startedAt: clock.now };
    stored.set('signingOrder', JSON.stringify({ ...order, signing }));
    expect(unfinishedAction(ports, 'C-1')).toEqual(signing);
    stored.set('signingOrder', JSON.stringify(order));
    expect(unfinishedAction(ports, 'C-1')).toMatchObject(ACTION);
  });

  it('continues only for the card that it was started for', () => {
    const { ports, stored, clock } = storagePorts();
    savePendingAction(ports, ACTION);
    expect(unfinishedAction(ports, 'C-2')).toBeNull();
    const signing = { text: 'Visa kortet', kind: 'details', referenceCode: 'C-2' };
    const order = { orderRef: 'r', authId: '', autoStartToken: '', method: 'scan', startedAt: clock.now, signing };
    stored.set('signingOrder', JSON.stringify(order));
    expect(unfinishedAction(ports, 'C-2')).toEqual(signing);
    expect(unfinishedAction(ports, 'C-1')).toMatchObject(ACTION);
  });

  it('is forgotten when another card is opened', () => {
    const { ports, stored } = storagePorts();
    savePendingAction(ports, ACTION);
    forgetActionOfOtherCard(ports, 'C-1');
    expect(unfinishedAction(ports, 'C-1')).toMatchObject(ACTION);
    forgetActionOfOtherCard(ports, 'C-2');
    expect(stored.has('pendingAction')).toBe(false);
  });

  it('keeps the fee that was approved', () => {
    const { ports, stored, clock } = storagePorts();
    const fee = { amount: 49, currency: 'SEK' };
    savePendingAction(ports, { ...ACTION, fee });
    expect(unfinishedAction(ports, 'C-1')?.fee).toEqual(fee);
    stored.set('signingOrder', JSON.stringify(orderOf({ ...ACTION, fee: { ...fee, amount: 99 } }, clock.now)));
    expect(unfinishedAction(ports, 'C-1')?.fee?.amount).toBe(99);
  });

  it('is forgotten with its signing order, and those of other actions stay', () => {
    const { ports, stored, clock } = storagePorts();
    const order = JSON.stringify(orderOf(ACTION, clock.now));
    for (const other of [
      { ...ACTION, kind: 'details' },
      { ...ACTION, referenceCode: 'C-2' },
    ]) {
      savePendingAction(ports, ACTION);
      stored.set('signingOrder', order);
      forgetAction(ports, other);
      expect([stored.has('pendingAction'), stored.get('signingOrder')]).toEqual([true, order]);
    }
    forgetAction(ports, ACTION);
    expect([stored.has('pendingAction'), stored.has('signingOrder')]).toEqual([false, false]);
    expect(() => forgetAction(ports, ACTION)).not.toThrow();
  });

  it('is not continued if an older version has stored it without its card', () => {
    const { ports, stored, clock } = storagePorts();
    const { referenceCode, ...withoutCard } = ACTION;
    stored.set('pendingAction', JSON.stringify({ ...withoutCard, savedAt: clock.now }));
    expect(unfinishedAction(ports, referenceCode)).toBeNull();
    const order = { orderRef: 'r', authId: '', autoStartToken: '', method: 'scan', startedAt: clock.now };
    stored.set('signingOrder', JSON.stringify({ ...order, signing: { text: 'Visa kortet', kind: 'pin' } }));
    expect(unfinishedAction(ports, referenceCode)).toBeNull();
  });
});
