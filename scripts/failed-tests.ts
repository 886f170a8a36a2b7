import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { root } from './run.ts';

export interface FailedTest {
  readonly title: string;
  /** The lines of the error that are not empty, without colours. */
  readonly error: readonly string[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.nullable(z.array(z.string())) }),
      ),
    }),
  ),
});

const playwrightTest = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) })),
});
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

const SEPARATOR = ' › ';

function linesOf(text = ''): string[] {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  return lines.length > 0 ? lines : ['no message'];
}

function inVitest({ testResults }: z.infer<typeof vitestReport>): FailedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: file + SEPARATOR + fullName,
        error: linesOf(failureMessages?.[0]),
      }));
    // A file that cannot be loaded has no tests.
    return status === 'failed' && failed.length === 0 ? [{ title: file, error: linesOf(message) }] : failed;
  });
}

function inPlaywright({ title, specs, suites = [] }: z.infer<typeof playwrightSuite>, parents = ''): FailedTest[] {
  const prefix = parents + title + SEPARATOR;
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        title: prefix + spec.title,
        error: linesOf(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
  );
  return [...failed, ...suites.flatMap((suite) => inPlaywright(suite, prefix))];
}

/** The failed tests in the report of Vitest or Playwright; empty if there is no readable report. */
export function failedTestsIn(reportFile: string): readonly FailedTest[] {
  try {
    const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
    const vitest = vitestReport.safeParse(report);
    if (vitest.success) return inVitest(vitest.data);
    const { suites, errors } = playwrightReport.parse(report);
    const outside = errors.map(({ message }) => ({ title: 'outside the tests', error: linesOf(message) }));
    return [...outside, ...suites.flatMap((suite) => inPlaywright(suite))];
  } catch {
    return [];
  }
}
