import en from '../../locales/en.json' with { type: 'json' };
import sv from '../../locales/sv.json' with { type: 'json' };
import type { MessageId } from '../../machines/message.ts';

type Messages = Readonly<Record<MessageId, string>>;

const GAP = '\0';

/** A message with a gap for each argument, which can have texts with arguments of their own (`select`, `plural`). */
function withGaps(message: string): string {
  const shorter = message.replace(/\{[^{}]*\}/g, GAP);
  return shorter === message ? message : withGaps(shorter);
}

const sourceOf = (messages: Messages, id: MessageId): string =>
  withGaps(messages[id])
    .split(GAP)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');

/** A pattern that matches the Swedish text of a message with any values for its arguments. */
export const messagePattern = (id: MessageId): RegExp => new RegExp(sourceOf(sv, id));

/** The same for paths that change the language: matches the Swedish and the English text. */
export const messagePatternInAnyLanguage = (id: MessageId): RegExp =>
  new RegExp(`${sourceOf(sv, id)}|${sourceOf(en, id)}`);
