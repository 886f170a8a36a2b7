import { assign, fromCallback, sendTo, setup } from 'xstate';
import { defineModel } from '../model.ts';

type Button = { readonly type: 'button.pressed' };
type Reading = { readonly type: 'temperature.read'; readonly celsius: number };

const lamp = setup({
  types: { events: {} as { readonly type: 'lamp.on' } | { readonly type: 'lamp.off' } },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.on': 'on' } }, on: { on: { 'lamp.off': 'off' } } },
});

/**
 * A kettle that heats until the water boils, for five minutes at most. Its thermometer is a callback actor, which is replaced
 * by one of a real kettle, and its lamp is a machine of its own.
 */
const kettle = setup({
  types: {
    context: {} as { readonly celsius: number },
    events: {} as Button | Reading,
    children: {} as { readonly lamp: 'lamp'; readonly thermometer: 'thermometer' },
  },
  actors: { lamp, thermometer: fromCallback(() => undefined) },
  actions: {
    setTemperature: assign((_, { celsius }: Reading) => ({ celsius })),
    lightUp: sendTo('lamp', { type: 'lamp.on' }),
    goDark: sendTo('lamp', { type: 'lamp.off' }),
  },
  guards: { boils: (_, { celsius }: Reading) => celsius >= 100 },
  delays: { longestHeating: 300_000 },
}).createMachine({
  id: 'kettle',
  context: { celsius: 20 },
  invoke: { id: 'lamp', src: 'lamp' },
  initial: 'off',
  states: {
    off: { on: { 'button.pressed': 'heating' } },
    heating: {
      entry: 'lightUp',
      exit: 'goDark',
      invoke: { id: 'thermometer', src: 'thermometer' },
      on: {
        'button.pressed': 'off',
        'temperature.read': [
          { guard: { type: 'boils', params: ({ event }) => event }, target: 'off' },
          { actions: { type: 'setTemperature', params: ({ event }) => event } },
        ],
      },
      after: { longestHeating: 'off' },
    },
  },
});

interface AnyStep {
  readonly kind: string;
  readonly event?: Button | Reading;
}

const isPress = (step: AnyStep | undefined) => step?.event?.type === 'button.pressed';

export const kettleModel = defineModel({
  machine: kettle,
  starts: { 'a full kettle': { input: undefined } },
  events: { 'button.pressed': 'noPayload', 'temperature.read': { warm: { celsius: 60 }, boiling: { celsius: 100 } } },
  actors: { lamp: 'machine', thermometer: 'listener' },
  identity: ({ celsius }) => celsius,
  invariants: {
    'the lamp is on exactly while the water is heated': ({ snapshot, effects }) => {
      const last = effects.findLast(({ name }) => name === 'lamp.send')?.args[0];
      return ((last as { readonly type: string } | undefined)?.type === 'lamp.on') === snapshot.matches('heating');
    },
    'the button switches it on and off': ({ steps, snapshot, before }) =>
      !isPress(steps.at(-1)) || snapshot.matches('heating') === before?.matches('off'),
    'boiling water is not heated, and other readings are kept': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type === 'button.pressed' || snapshot.matches('off')) return true;
      return last.event.celsius < 100 && snapshot.context.celsius === last.event.celsius;
    },
    'five minutes after its start the heating ends': ({ steps, snapshot, now }) => {
      const start = steps.findLast(isPress)?.now;
      return steps.at(-1)?.kind !== 'time' || (snapshot.matches('off') && start === now - 300_000);
    },
  },
});
