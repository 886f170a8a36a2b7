import sv from '../../locales/sv.json' with { type: 'json' };
import type { MessageId } from '../../machines/message.ts';

const words: Readonly<Record<MessageId, string>> = sv;

/** A text as the cardholder reads it in Swedish, in a form to look for: values can be anything. */
export const messagePattern = (id: MessageId): RegExp => {
  const literal = words[id].split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(literal.join('.*'));
};
