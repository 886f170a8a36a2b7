import { assign } from 'xstate';
import { callInput, errorParams } from '../call-actor.ts';
import { initialContext, limitsForm, limitsRequest, limitsSetup } from './limits.setup.ts';

const setMessage = { type: 'setMessage', params: errorParams } as const;

/** The daily and weekly purchase limits of the card (§2 /settings/limits, §5, §6). */
export const limits = limitsSetup.createMachine({
  id: 'limits',
  description: 'Shows the daily and weekly purchase limits; the user can change them if the employer allows it.',
  meta: { section: '§2 Settings, Limits' },
  context: ({ input }) => initialContext(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the limits, then whether the employer allows changing them.',
      initial: 'limits',
      states: {
        limits: {
          invoke: {
            id: 'readPreferences',
            src: 'readPreferences',
            input: ({ context }) => callInput(context, {}),
            onDone: {
              target: 'permission',
              actions: { type: 'setLimits', params: ({ event }) => ({ preferences: event.output }) },
            },
            onError: { target: '#limits.loadFailed', actions: setMessage },
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
                  params: ({ event }) => ({ isAllowed: event.output.allowClientToChangeCardholderLimits }),
                },
                target: '#limits.editing',
              },
              { target: '#limits.locked' },
            ],
            onError: { target: '#limits.loadFailed', actions: setMessage },
          },
        },
      },
    },
    loadFailed: { on: { 'limits.retry': { target: 'loading', actions: 'clearMessage' } } },
    locked: { description: 'The employer sets the limits: they are read-only.' },
    editing: {
      on: {
        'field.changed': { actions: assign(limitsForm.changed) },
        'field.blurred': { actions: assign(limitsForm.blurred) },
        'form.submitted': [
          { guard: 'isValid', target: 'saving', actions: 'clearMessage' },
          { actions: 'showErrors', description: 'The form is invalid: all errors show.' },
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
          actions: [{ type: 'setLimits', params: ({ event }) => ({ preferences: event.output }) }, 'notifySaved'],
        },
        onError: [
          {
            guard: { type: 'isLocked', params: errorParams },
            target: 'locked',
            actions: 'resetForm',
            description: 'The employer locked the limits after the page was loaded.',
          },
          { target: 'editing', actions: setMessage, description: 'The form keeps its values for another attempt.' },
        ],
      },
    },
  },
});
