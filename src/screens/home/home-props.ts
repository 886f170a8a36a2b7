import type { ActorRefFrom } from 'xstate';
import type { CallFailure } from '../../../contract/backend.ts';
import type { home } from '../../../machines/home/home.ts';
import { failureMessage, type Message } from '../../../machines/message.ts';

export interface HomeProps {
  readonly actor: ActorRefFrom<typeof home>;
}

/** What to say of a part that could not be read. */
export const failureText = (failure: CallFailure | undefined): Message =>
  failure ? failureMessage(failure) : { id: 'failure.refused' };
