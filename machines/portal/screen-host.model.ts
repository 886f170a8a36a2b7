import { fromCallback } from 'xstate';
import { defineModel, type Trace } from '../model.ts';
import type { ScreenCode } from '../ports.ts';
import { screenHost } from './screen-host.ts';

const idle = fromCallback(() => undefined);
const view = { Component: () => null };
const code: ScreenCode = { start: (spawn) => ({ actor: spawn(idle, { input: undefined }), view }) };
const staticCode: ScreenCode = { start: () => ({ actor: null, view }) };

type HostTrace = Trace<typeof screenHost>;
const loadsIn = ({ effects, steps }: HostTrace) =>
  effects.filter(({ name, step }) => name === 'screens.load' && step === steps.length);

export const screenHostModel = defineModel({
  machine: screenHost,
  starts: { 'the 404 page': { input: (ports) => ({ ports, name: 'not-found', params: {} }) } },
  events: {
    'screen.retry': 'noPayload',
    'route.changed': { 'another query': { path: '/nowhere?year=2025' } },
    'xstate.error.actor.screen': { 'an unexpected error': { error: new Error('unexpected') } },
  },
  actors: {
    loadScreen: {
      done: { 'a screen with a machine': code, 'a static screen': staticCode },
      error: { 'no connection': new Error('no connection') },
    },
  },
  identity: ({ screen }) => [screen !== null, screen?.actor != null],
  invariants: {
    'the screen runs exactly when its code was loaded and its machine did not fail': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind === 'done' || last?.kind === 'error')
        return snapshot.matches('running') === (last.kind === 'done');
      const isCrash = last?.kind === 'event' && last.event.type.startsWith('xstate.error.');
      return snapshot.matches('running') === (before?.matches('running') === true && !isCrash);
    },
    'a running screen has the actor of the machine that was loaded last': ({ snapshot, lastAnswer }) =>
      !snapshot.matches('running') ||
      (snapshot.context.screen?.actor === null) === (lastAnswer('loadScreen') === staticCode),
    'the code is loaded at the start and at each retry, and never otherwise': (trace) => {
      const last = trace.steps.at(-1);
      const isRetry = last?.kind === 'event' && last.event.type === 'screen.retry';
      const canRetry = trace.before?.matches('loadFailed') === true || trace.before?.matches('crashed') === true;
      return loadsIn(trace).length === Number(last === undefined || (isRetry && canRetry));
    },
  },
});
