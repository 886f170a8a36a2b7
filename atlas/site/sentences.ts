import type { Meaning } from '../source/meanings.ts';

/** What a delay, a guard or an action means: its duration and its comment. Null if neither is known. */
export function sentenceOf(meanings: readonly Meaning[], kind: Meaning['kind'], name: string): string | null {
  // An action can have parameters: `report (changing)`.
  const [plain] = name.split(' (');
  const meaning = meanings.find((one) => one.kind === kind && one.name === plain);
  return [meaning?.duration, meaning?.text ?? meaning?.code].filter(Boolean).join('. ') || null;
}

/** The name of the delay of an event such as `after settleDelay`; null for another event. */
export const delayIn = (event: string): string | null => (event.startsWith('after ') ? event.slice(6) : null);
