import type { Cardholder } from '../../contract/cardholder.ts';
import { ask } from '../calling.ts';
import { checkSetup } from './contact-check.setup.ts';
import { cleared, contactsOf } from './contacts.ts';

const read = ({ event }: { event: { output: Cardholder } }) => ({ cardholder: event.output });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const noteFailure = { type: 'noteFailure', params: failed } as const;

/**
 * Asks whether the contact details still hold when they are older than six months (§4, decision 16). Confirming posts
 * placeholders and then the real values; between the two the real ones are on the device, wherever the page is closed.
 */
export const contactCheck = checkSetup.createMachine({
  id: 'contact-check',
  description: 'Asks about contact details that nobody has confirmed for six months, and never loses them on the way.',
  meta: { section: '§4 Contact-details check' },
  context: ({ input }) => ({ ...input, contacts: contactsOf(input.cardholder), failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: 'isInterrupted',
          target: 'rereading',
          description: 'The page was closed between the two posts: they come first.',
        },
        { guard: 'isFresh', target: 'settled' },
        { guard: 'isPostponed', target: 'settled' },
        { target: 'asking' },
      ],
    },
    asking: {
      on: {
        'contacts.confirm': { target: 'clearing', actions: 'keep' },
        'contacts.update': { target: 'settled', actions: ['postpone', 'goToSettings'] },
        'contacts.later': { target: 'settled', actions: 'postpone' },
      },
    },
    clearing: {
      description: 'Placeholders take the place of the details; these are kept on the device before that.',
      invoke: {
        id: 'saveContactInfo',
        src: 'saveContactInfo',
        input: ({ context }) => ask(context, cleared(context.contacts)),
        onDone: 'restoring',
        onError: {
          target: 'restoring',
          description: 'Whether it arrived is not known, so the real values follow in any case.',
        },
      },
    },
    rereading: {
      description: 'A detail may have been changed since the interruption; then the change holds.',
      invoke: {
        id: 'cardholderInfo',
        src: 'cardholderInfo',
        input: ({ context }) => ask(context, {}),
        onDone: { target: 'restoring', actions: { type: 'restore', params: read } },
        onError: { target: 'unread', actions: noteFailure },
      },
    },
    unread: { after: { retry: 'rereading' }, on: { 'contacts.retry': 'rereading' } },
    restoring: {
      description: 'The real values are posted; only when they have arrived are they forgotten here.',
      invoke: {
        id: 'saveContactInfo',
        src: 'saveContactInfo',
        input: ({ context }) => ask(context, context.contacts),
        onDone: { target: 'telling', actions: ['release', 'clearFailure', 'postpone', 'thank'] },
        onError: { target: 'unrestored', actions: noteFailure },
      },
    },
    unrestored: {
      description: 'Tried again until it succeeds; on the next visit if the page is closed before.',
      after: { retry: 'restoring' },
      on: { 'contacts.retry': 'restoring' },
    },
    telling: {
      description: 'The owner of the cardholder is given what the backend says by now.',
      invoke: {
        id: 'cardholderInfo',
        src: 'cardholderInfo',
        input: ({ context }) => ask(context, {}),
        onDone: { target: 'settled', actions: { type: 'tellRead', params: read } },
        onError: { target: 'settled', description: 'It is read again when the portal is opened the next time.' },
      },
    },
    settled: { description: 'Nothing is asked on this page any more.' },
  },
});
