import type { SnapshotFrom } from 'xstate';
import type { Preferences } from '../../contract/preferences.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { formStates } from '../form.ts';
import type { Message } from '../message.ts';
import { initialContext, type LimitsContext, limitsRequest, limitsSetup } from './limits.setup.ts';

const preferencesParams = ({ event }: { event: { output: Preferences } }) => ({ preferences: event.output });
const setLimits = { type: 'setLimits', params: preferencesParams } as const;
const changedElsewhere = {
  guard: { type: 'hasLimits', params: preferencesParams },
  target: 'editing.settled',
  actions: { type: 'setChangedElsewhere', params: preferencesParams },
  description: 'The page says what the limits are now. The form keeps the values of the user.',
} as const;
const readLimits = {
  id: 'readPreferences',
  src: 'readPreferences',
  input: ({ context }: { context: LimitsContext }) => callInput(context, {}),
} as const;
const setMessage = { type: 'setMessage', params: errorParams } as const;

/** The daily and weekly purchase limits of the card (§2 /settings/limits, §5, §6). */
export const limits = limitsSetup.createMachine({
  id: 'limits',
  description: 'Shows the daily and weekly purchase limits; the user can change them if the employer allows it.',
  meta: { section: '§2 Settings, Limits', page: '/settings/limits' },
  context: ({ input }) => initialContext(input),
  invoke: {
    id: 'recentSpending',
    src: 'recentSpending',
    input: ({ context: { ports, accountId } }) => ({ ports, accountId }),
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the limits, then whether the employer allows changing them.',
      initial: 'limits',
      states: {
        limits: {
          invoke: {
            ...readLimits,
            onDone: [
              {
                guard: { type: 'hasLimits', params: preferencesParams },
                target: 'permission',
                actions: setLimits,
              },
              {
                target: '#limits.loadFailed',
                actions: 'setInvalid',
                description: 'A limit is missing or invalid in the response.',
              },
            ],
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
    editing: formStates({ target: '#limits.comparing', actions: 'clearMessage' }),
    comparing: {
      description: 'The limits are read before the change: another tab may have changed them.',
      invoke: {
        ...readLimits,
        onDone: [
          {
            guard: { type: 'isWanted', params: preferencesParams },
            target: 'editing.settled',
            actions: [setLimits, 'notifySaved'],
            description: 'The limits are already as the user wants them: nothing is sent.',
          },
          { guard: { type: 'isAsShown', params: preferencesParams }, target: 'saving' },
          changedElsewhere,
          { target: 'editing.settled', actions: 'setInvalid', description: 'A limit is missing or invalid.' },
        ],
        onError: { target: 'editing.settled', actions: setMessage },
      },
    },
    saving: {
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => callInput(context, limitsRequest(context)),
        onDone: [
          {
            guard: { type: 'isWanted', params: preferencesParams },
            target: 'editing.settled',
            actions: [setLimits, 'notifySaved'],
          },
          changedElsewhere,
          {
            target: 'editing.settled',
            actions: [setLimits, 'notifySaved'],
            description: 'Limits that are missing in the response are those that were sent.',
          },
        ],
        onError: [
          {
            guard: { type: 'isLocked', params: errorParams },
            target: 'locked',
            actions: 'resetForm',
            description: 'The employer locked the limits after the page was loaded.',
          },
          { target: 'checkingOutcome', actions: setMessage },
        ],
      },
    },
    checkingOutcome: {
      description: 'The limits may have been saved although the call failed, so they are read again.',
      invoke: {
        ...readLimits,
        onDone: [
          {
            guard: { type: 'isWanted', params: preferencesParams },
            target: 'editing.settled',
            actions: [setLimits, 'clearMessage', 'notifySaved'],
            description: 'They were saved: the message about the failure goes.',
          },
          {
            guard: { type: 'isAsShown', params: preferencesParams },
            target: 'editing.settled',
            description: 'The form keeps its values for another attempt.',
          },
          changedElsewhere,
          { target: 'editing.settled', description: 'A limit is missing or invalid.' },
        ],
        onError: { target: 'editing.settled', description: 'The form keeps its values for another attempt.' },
      },
    },
  },
});

/** Why the limits are not as the user wants; null while they are read again, because they may have been saved. */
export const shownMessage = (snapshot: SnapshotFrom<typeof limits>): Message | null =>
  snapshot.matches('checkingOutcome') ? null : snapshot.context.message;
