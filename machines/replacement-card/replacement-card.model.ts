import type { CallFailure } from '../../contract/backend.ts';
import { defineModel } from '../model.ts';
import { replacement } from './replacement-card.ts';

const down: CallFailure = { kind: 'rejected', status: 500, detail: null };

export const replacementModel = defineModel({
  machine: replacement,
  starts: {
    'an address': {
      input: (ports, spy) => ({ ports, accountId: 30412, wantsDigital: false, tell: spy('tell') }),
    },
    'an address that asks for a digital card': {
      input: (ports, spy) => ({ ports, accountId: 30412, wantsDigital: true, tell: spy('tell') }),
    },
  },
  events: { 'ways.retry': 'bare' },
  actors: {
    virtualCards: {
      done: { 'digital cards are on': { enabled: true }, 'digital cards are off': { enabled: false } },
      error: { 'the backend is down': down },
    },
    blockAndReplace: 'child',
    classicReplacement: 'child',
  },
  identity: () => null,
  invariants: {
    'a digital card comes about only where it was asked for and the backend says that they are on': ({
      start,
      steps,
      snapshot,
    }) =>
      snapshot.matches('digital') ===
      (start === 'an address that asks for a digital card' && steps.at(-1)?.label === 'digital cards are on'),
    'plastic is the way of whoever did not ask for a digital card, or cannot have one': ({ start, steps, snapshot }) =>
      snapshot.matches('classic') ===
      (start === 'an address' || steps.some(({ label }) => label === 'digital cards are off')),
    'what could not be read is said, and decides nothing': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'error' || (snapshot.matches('undecided') && snapshot.context.message !== null),
  },
});
