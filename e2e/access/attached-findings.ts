import type { TestInfo } from '@playwright/test';
import type { TestResult } from '@playwright/test/reporter';
import type { Finding } from './findings.ts';

/** What was found on a path. */
export interface PathFindings {
  readonly machine: string;
  /** The number of combinations of leaves that were checked. */
  readonly states: number;
  readonly findings: readonly Finding[];
}

const NAME = 'findings';

/** Attaches the findings of a path to its test. */
export const attachFindings = (testInfo: TestInfo, found: PathFindings): Promise<void> =>
  testInfo.attach(NAME, { body: JSON.stringify(found), contentType: 'application/json' });

/** The findings that a test has attached; null if it has none. */
export function attachedFindings({ attachments }: TestResult): PathFindings | null {
  const body = attachments.find(({ name }) => name === NAME)?.body;
  return body ? JSON.parse(body.toString()) : null;
}
