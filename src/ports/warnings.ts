import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import type { OddAnswer } from './backend.ts';
import { differencesIn } from './differences.ts';
import type { IgnoredMessage } from './frames.ts';

/** Names what is not as the contract promises in an answer, without values. */
export function warnAboutAnswer(call: Call, answer: OddAnswer): void {
  const outcome = answer.isRejected ? 'fatal: the portal cannot use this answer' : 'tolerated';
  const found =
    answer.kind === 'notJson'
      ? [`status ${answer.status} with “${answer.contentType}”, not JSON`]
      : differencesIn(call, answer.body).map(({ field, kind }) => `${field || 'the answer'}: ${kind}`);
  console.warn(`${call.name} (${outcome})\n  ${found.join('\n  ')}`);
}

/** Names the wrong fields of config.json. */
export function warnAboutConfig(error: unknown): void {
  const issues = error instanceof z.core.$ZodError ? error.issues : [];
  const fields = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  console.warn(`config.json cannot be used\n  ${fields.join('\n  ') || String(error)}`);
}

/** Names a message of the card vault that the portal does not read (docs/vault.md). */
export function warnAboutMessage({ reason, origin, fields }: IgnoredMessage): void {
  const why =
    reason === 'origin' ? 'its origin is not in frameOrigins of config.json' : 'it names no event of docs/vault.md';
  console.warn(`the portal ignores a message of ${origin}: ${why} (${fields.join(', ')})`);
}
