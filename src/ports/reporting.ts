import type { AnyActorRef } from 'xstate';
import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import type { OddAnswer } from './backend.ts';
import { reportCrashes } from './crash-reports.ts';
import { reportDifferences } from './differences.ts';
import { describeError, report } from './report.ts';

/**
 * Reports crashes of the portal from now on, and the `earlier` errors of the page. Returns a function that reports the
 * differences of a response.
 */
export function startReporting(root: AnyActorRef, address: string, earlier: readonly unknown[]) {
  reportCrashes(root, address, earlier);
  return (call: Call, answer: OddAnswer) => reportDifferences(address, call, answer);
}

const config = z.object({ reports: z.string() });

/**
 * Reports that the configuration could not be used, if it still has an address for reports. `error` is the reason. Never
 * rejects: a server that does not answer sees that itself.
 */
export async function reportBootFailure(error: unknown): Promise<void> {
  const found = await fetch('/config.json')
    .then((response) => response.json())
    .then(config.parse)
    .catch(() => null);
  if (found === null) return;
  const fields = error instanceof z.core.$ZodError ? error.issues.map(({ path }) => path.join('.')) : [];
  await report(found.reports, { type: 'boot', error: describeError(error), fields });
}
