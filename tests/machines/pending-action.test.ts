import { describe, expect, it } from 'vitest';
import { readPendingAction, savePendingAction, unfinishedAction } from '../../machines/pending-action.ts';
import { storagePorts } from './storage-ports.ts';

const HOUR = 3_600_000;
const ACTION = { kind: 'pin', text: 'Visa PIN-koden', path: '/card' };

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
    expect(unfinishedAction(ports)).toBeNull();
    savePendingAction(ports, ACTION);
    expect(unfinishedAction(ports)).toMatchObject(ACTION);
    const signing = { text: 'Visa kortet', kind: 'details' };
    const order = { orderRef: 'r', authId: '', autoStartToken: '', method: 'scan', startedAt: clock.now };
    stored.set('signingOrder', JSON.stringify({ ...order, signing }));
    expect(unfinishedAction(ports)).toEqual(signing);
    stored.set('signingOrder', JSON.stringify(order));
    expect(unfinishedAction(ports)).toMatchObject(ACTION);
  });
});
