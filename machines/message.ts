import type { CallFailure } from '../contract/backend.ts';
import type en from '../locales/en.json';

/** Names a text in `locales/`. */
export type MessageId = keyof typeof en;

/** What a machine has to say: a known text with its values, or words of the server shown as they came (decision 23). */
export type Message =
  | { readonly id: MessageId; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** Known server texts (§8) and the messages that say the same in the cardholder's language. */
const SERVER_TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['No lunch card found for this BankID user', 'failure.noLunchCard'],
  ['Too many attempts', 'failure.tooMany'],
  ['Invalid user or user not authorized to access the application', 'failure.unauthorized'],
]);

/** The readable form of a failed call (§7: the detail text is shown); `own` are texts that only one flow's calls know. */
export function failureMessage(failure: CallFailure, own?: ReadonlyMap<string, MessageId>): Message {
  switch (failure.kind) {
    case 'unreachable':
      return { id: 'failure.unreachable' };
    case 'timeout':
      return { id: 'failure.timeout' };
    case 'invalidResponse':
      return { id: 'failure.invalidResponse' };
    case 'rejected': {
      if (failure.detail === null) return { id: 'failure.rejected' };
      const id = own?.get(failure.detail) ?? SERVER_TEXTS.get(failure.detail);
      return id ? { id } : { text: failure.detail };
    }
  }
}
