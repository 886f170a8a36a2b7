import type { Card } from '../../contract/card.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { blockAndReplaceSetup, known } from './digital-replacement.setup.ts';
import { standingOf } from './standing.ts';

const read = ({ event }: { event: { output: readonly Card[] } }) => standingOf(event.output);
const keepStanding = { type: 'keepStanding', params: read } as const;
const setFailure = { type: 'setFailure', params: errorParams } as const;

/**
 * Blocks the card for good and puts a new digital one in its place (§4 block card). Sent once: after a lost answer the
 * cards tell whether it was done. A card that has replaced another says so before it can be replaced itself.
 */
export const blockAndReplace = blockAndReplaceSetup.createMachine({
  id: 'block-and-replace',
  description: 'The card blocked for good, and a new digital one in its place.',
  meta: { section: '§4 Block card' },
  context: ({ input }) => ({ ...input, card: null, previous: null, message: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          { guard: { type: 'hasPrevious', params: read }, target: 'replacedBefore', actions: keepStanding },
          { guard: { type: 'hasCard', params: read }, target: 'offered', actions: keepStanding },
          { target: 'none' },
        ],
        onError: { target: 'failed', actions: setFailure },
      },
    },
    failed: { on: { 'status.retry': { target: 'reading', actions: 'clearMessage' } } },
    none: { description: 'The account has no card.' },
    replacedBefore: {
      description: 'The card has taken the place of another: whoever comes back reads that first.',
      on: { 'replace.anyway': 'offered' },
    },
    offered: {
      description: 'What will survive and what will not; why the last attempt did not succeed stands above it.',
      on: { 'card.replace': { target: 'replacing', actions: 'clearMessage' } },
    },
    replacing: {
      invoke: {
        id: 'replaceDigitalCard',
        src: 'replaceDigitalCard',
        input: ({ context }) => callInput(context, { referenceCode: known(context).referenceCode }),
        onDone: 'refreshing',
        onError: [
          {
            guard: { type: 'isRepeated', params: errorParams },
            target: 'lookingUp',
            actions: [setFailure, 'complain'],
            description: 'It was done before, in another tab or on another device.',
          },
          { target: 'checking', actions: setFailure },
        ],
      },
    },
    refreshing: {
      description: 'It is done; which card is the current one now is read.',
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          { guard: { type: 'hasCard', params: read }, target: 'replaced', actions: [keepStanding, 'tellCard'] },
          { target: 'replaced' },
        ],
        onError: { target: 'replaced', description: 'The page of the card reads it again.' },
      },
    },
    lookingUp: {
      description: 'Which card has taken the place of this one before.',
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          { guard: { type: 'hasCard', params: read }, target: 'alreadyReplaced', actions: [keepStanding, 'tellCard'] },
          { target: 'alreadyReplaced' },
        ],
        onError: 'alreadyReplaced',
      },
    },
    checking: {
      description: 'Whether it was done in spite of the failure is read, not guessed.',
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'isSucceeded', params: read },
            target: 'replaced',
            actions: [keepStanding, 'clearMessage', 'tellCard'],
          },
          { target: 'offered' },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'Nobody knows whether the card was replaced; nothing is offered before it is read.',
      on: { 'status.retry': 'checking' },
    },
    replaced: {
      description: 'The new card is there, and its page opens.',
      entry: ['announce', 'goToCard'],
    },
    alreadyReplaced: { description: 'The card had been replaced before; nothing was done.' },
  },
});
