import { assign } from 'xstate';
import { callInput, errorParams } from '../call-actor.ts';
import { limitsForm, limitsRequest, limitsSetup, startingContext } from './limits.setup.ts';

const sayFailure = { type: 'sayFailure', params: errorParams } as const;

/** How much the card may be used for in a day and in a week (§2 /settings/limits, §5, §6). */
export const limits = limitsSetup.createMachine({
  id: 'limits',
  description: 'How much the card may be used for in a day and in a week, where the employer leaves it to the person.',
  meta: { section: '§2 Settings, Limits' },
  context: ({ input }) => startingContext(input),
  initial: 'reading',
  states: {
    reading: {
      description: 'The limits, then whether the employer lets the person change them.',
      initial: 'limits',
      states: {
        limits: {
          invoke: {
            id: 'readPreferences',
            src: 'readPreferences',
            input: ({ context }) => callInput(context, {}),
            onDone: {
              target: 'permission',
              actions: { type: 'keepLimits', params: ({ event }) => ({ preferences: event.output }) },
            },
            onError: { target: '#limits.unavailable', actions: sayFailure },
          },
        },
        permission: {
          invoke: {
            id: 'clientPreferences',
            src: 'clientPreferences',
            input: ({ context }) => callInput(context, {}),
            onDone: [
              {
                guard: {
                  type: 'isAllowed',
                  params: ({ event }) => ({ allows: event.output.allowClientToChangeCardholderLimits }),
                },
                target: '#limits.editing',
              },
              { target: '#limits.locked' },
            ],
            onError: { target: '#limits.unavailable', actions: sayFailure },
          },
        },
      },
    },
    unavailable: { on: { 'limits.retry': { target: 'reading', actions: 'clearMessage' } } },
    locked: { description: 'The employer keeps the limits to itself: they show, and cannot be changed.' },
    editing: {
      on: {
        'field.changed': { actions: assign(limitsForm.changed) },
        'field.blurred': { actions: assign(limitsForm.left) },
        'form.submitted': [
          { guard: 'isValid', target: 'saving', actions: 'clearMessage' },
          { actions: 'reveal', description: 'What is wrong shows at its field.' },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => callInput(context, limitsRequest(context)),
        onDone: {
          target: 'editing',
          actions: [{ type: 'keepLimits', params: ({ event }) => ({ preferences: event.output }) }, 'saySaved'],
        },
        onError: [
          {
            guard: { type: 'isLocked', params: errorParams },
            target: 'locked',
            actions: 'reset',
            description: 'The employer has taken the limits back meanwhile.',
          },
          { target: 'editing', actions: sayFailure, description: 'What was written stays, to be saved again.' },
        ],
      },
    },
  },
});
