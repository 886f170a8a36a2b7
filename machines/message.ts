import type { CallFailure } from '../contract/backend.ts';
import type en from '../locales/en.json';

/** The id of a text in `locales/`. */
export type MessageId = keyof typeof en;

/** A text to show: a message with its values, or a text of the server, shown unchanged (decision 23). */
export type Message =
  | { readonly id: MessageId; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** Rejection texts of any call (§8) and the messages that replace them. */
const SERVER_TEXTS: ReadonlyMap<string, MessageId> = new Map([
  ['No lunch card found for this BankID user', 'failure.noLunchCard'],
  ['Too many attempts', 'failure.tooMany'],
  ['Invalid user or user not authorized to access the application', 'failure.unauthorized'],
]);

/**
 * The message for a failed call. An unknown rejection text is shown unchanged (§7). `flowTexts` has the rejection texts of
 * the calls of one flow.
 */
export function failureMessage(failure: CallFailure, flowTexts?: ReadonlyMap<string, MessageId>): Message {
  switch (failure.kind) {
    case 'unreachable':
      return { id: 'failure.unreachable' };
    case 'timeout':
      return { id: 'failure.timeout' };
    case 'invalidResponse':
      return { id: 'failure.invalidResponse' };
    case 'rejected': {
      if (failure.detail === null) return { id: 'failure.rejected' };
      const id = flowTexts?.get(failure.detail) ?? SERVER_TEXTS.get(failure.detail);
      return id ? { id } : { text: failure.detail };
    }
  }
}
