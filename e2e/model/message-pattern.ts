import sv from '../../locales/sv.json' with { type: 'json' };
import type { MessageId } from '../../machines/message.ts';

const messages: Readonly<Record<MessageId, string>> = sv;

/** A pattern that matches the Swedish text of a message with any values for its arguments. */
export const messagePattern = (id: MessageId): RegExp => {
  const literals = messages[id].split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(literals.join('.*'));
};
