import type { CallFailure } from '../../contract/backend.ts';
import { defineModel } from '../model.ts';
import { replacementCard } from './replacement-card.ts';

const down: CallFailure = { kind: 'unreachable' };

export const replacementCardModel = defineModel({
  machine: replacementCard,
  starts: {
    'no query': {
      input: (ports, spy) => ({
        ports,
        accountId: 30412,
        clientId: null,
        wantsDigital: false,
        onEvent: spy('onEvent'),
      }),
    },
    '?digital': {
      input: (ports, spy) => ({ ports, accountId: 30412, clientId: null, wantsDigital: true, onEvent: spy('onEvent') }),
    },
  },
  events: { 'load.retry': 'noPayload' },
  actors: {
    virtualCards: {
      done: { enabled: { enabled: true }, 'not enabled': { enabled: false } },
      error: { 'no connection': down },
    },
    digitalReplacement: 'machine',
    classicReplacement: 'machine',
  },
  identity: () => null,
  invariants: {
    'the digital replacement opens only with ?digital and if digital cards are enabled': ({ start, steps, snapshot }) =>
      snapshot.matches('digital') === (start === '?digital' && steps.some(({ label }) => label === 'enabled')),
    'the physical replacement opens without ?digital or if digital cards are not enabled': ({
      start,
      steps,
      snapshot,
    }) => snapshot.matches('classic') === (start === 'no query' || steps.some(({ label }) => label === 'not enabled')),
    'a failed load shows the reason': ({ steps, snapshot }) =>
      snapshot.matches('loadFailed') === (steps.at(-1)?.kind === 'error') &&
      (snapshot.context.message !== null) === snapshot.matches('loadFailed'),
  },
});
