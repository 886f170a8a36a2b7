import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for all test files of one run. */
    sharedFolder: string;
  }
}

/** Makes the shared folder before the first test file, and deletes it after the last one. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'));
  project.provide('sharedFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
