import { beginning, driverSetup, sourceOf, stepOf } from './driver.setup.ts';
import type { PortalEvent } from './portal-messages.ts';

const tabOf = ({ event }: { event: { readonly tab: string } }) => ({ tab: event.tab });
const setError = { type: 'setError', params: ({ event }: { event: { error: unknown } }) => event } as const;
const ownTab = { type: 'isOwnTab', params: tabOf } as const;
const setUpdate = {
  type: 'setUpdate',
  params: ({ event }: { event: Extract<PortalEvent, { type: 'portal.updated' }> }) => event,
} as const;
const updated = { guard: ownTab, actions: setUpdate } as const;
const unansweredCall = 'No request has been made that could be answered.';

/** Takes a tab with the portal to a state: one step of the way after the other, as long as the portal follows it. */
export const driver = driverSetup.createMachine({
  id: 'driver',
  description: 'Takes a tab with the portal to a state.',
  context: ({ input }) => beginning(input, 'none'),
  invoke: { src: 'portalMessages', input: ({ context }) => context.channel },
  initial: 'preparing',
  on: { 'portal.updated': updated },
  states: {
    preparing: {
      description: 'The persona gets new data.',
      invoke: {
        src: 'prepare',
        input: ({ context }) => context,
        onDone: { target: 'opening', actions: { type: 'open', params: ({ event }) => ({ token: event.output }) } },
        onError: { target: 'stopped', actions: setError },
      },
    },
    opening: {
      description: 'The page is loaded with the storage of a new device.',
      on: {
        'portal.updated': {},
        'portal.started': { guard: ownTab, target: 'driving', actions: 'follow' },
      },
      after: {
        pageLoad: {
          target: 'stopped',
          actions: { type: 'setText', params: { reason: 'The page of the portal did not start.' } },
        },
      },
    },
    driving: {
      on: {
        'portal.started': {
          guard: ownTab,
          target: 'stopped',
          actions: { type: 'setText', params: { reason: 'The portal has loaded its page again.' } },
        },
      },
      initial: 'watching',
      states: {
        watching: {
          description: 'The next step is taken when the portal is in the expected state.',
          always: [
            { guard: 'hasArrived', target: '#driver.arrived', actions: 'holdNothing' },
            {
              guard: 'hasNextLeg',
              target: 'watching',
              reenter: true,
              actions: ['startNextLeg', 'holdRest', 'countMessage'],
            },
            { guard: 'canSend', target: 'watching', reenter: true, actions: ['sendEvent', 'takeStep', 'countMessage'] },
            {
              guard: 'isImpossible',
              target: '#driver.stopped',
              actions: {
                type: 'setText',
                params: ({ context }) => ({ reason: `Only a test can do this: “${stepOf(context)?.text}”.` }),
              },
            },
            { guard: 'happensByItself', target: 'watching', reenter: true, actions: 'takeStep' },
            { guard: 'isHeld', target: 'arranging' },
            { guard: 'isIdle', target: 'arranging' },
          ],
          after: {
            reaction: [
              {
                guard: 'isExpected',
                target: '#driver.stopped',
                actions: { type: 'setText', params: { reason: unansweredCall } },
              },
              {
                guard: 'hasDetour',
                target: 'watching',
                reenter: true,
                actions: 'takeDetour',
                description: 'The sandbox’s data lead elsewhere, and a path leads on from there.',
              },
              {
                guard: 'hasOtherAnswers',
                target: '#driver.preparing',
                actions: 'useAnswersOfPath',
                description: 'The sandbox’s data lead elsewhere. Again, with answers of the path.',
              },
              { target: '#driver.stopped', actions: 'setReason' },
            ],
          },
        },
        arranging: {
          description: 'The sandbox is asked to fail, or its time is moved, before the call goes on.',
          invoke: {
            src: 'arrange',
            input: ({ context }) => ({ sandbox: context.sandbox, source: sourceOf(context), step: stepOf(context) }),
            onDone: [
              { guard: 'isHeld', target: 'watching', actions: ['releaseCall', 'takeStep', 'countMessage'] },
              { target: 'watching', actions: 'takeStep' },
            ],
            onError: { target: '#driver.stopped', actions: setError },
          },
        },
      },
    },
    arrived: {
      description: 'The portal is in the state. Calls that it waits for are held until the user lets them go on.',
      on: { 'calls.release': { actions: 'releaseAll' } },
    },
    stopped: {
      description: 'The portal went another way; `reason` says where.',
      entry: 'holdNothing',
      on: { 'calls.release': { actions: 'releaseAll' } },
    },
  },
});
