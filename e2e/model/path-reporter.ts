import { createHash } from 'node:crypto';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { PathResult } from '../../atlas/recording/recording.ts';
import { saveRuns } from '../../atlas/recording/run-file.ts';
import { currentInputs } from '../../scripts/machine-inputs.ts';

/** The annotation with the id of the machine. Known before the test runs, so it is there even if the browser crashes. */
export const MACHINE = 'machine';
/** The annotation with the step that the path is in. */
export const STEP = 'step';
/** The attachment with a picture of the page when the path failed. */
export const FAILURE = 'page at the failed step';
/** The attachment with the trace of a failed path. */
export const TRACE = 'trace of the path';

const annotation = ({ annotations }: Pick<TestCase, 'annotations'>, wanted: string): string | undefined =>
  annotations.find(({ type }) => type === wanted)?.description;

const PASSED: PathResult = { ok: true, failedStep: null, error: null, picture: null, trace: null };

interface Options {
  readonly save?: typeof saveRuns;
  readonly inputsOf?: typeof currentInputs;
}

/** Records the results of the generated paths for the atlas, if the run has any. */
export default class PathReporter implements Reporter {
  readonly #results: Record<string, Record<string, PathResult>> = {};
  readonly #files = new Map<string, Buffer>();
  readonly #save: typeof saveRuns;
  readonly #inputsOf: typeof currentInputs;

  constructor({ save = saveRuns, inputsOf = currentInputs }: Options = {}) {
    this.#save = save;
    this.#inputsOf = inputsOf;
  }

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const machine = annotation(test, MACHINE);
    if (machine === undefined || result.status === 'skipped' || result.status === 'interrupted') return;
    this.#results[machine] ??= {};
    const results = this.#results[machine];
    // With `--repeat-each`, one failure is enough.
    if (results[test.title]?.ok === false) return;
    results[test.title] = result.status === 'passed' ? PASSED : this.#failed(machine, test, result);
  }

  #failed(machine: string, test: TestCase, result: TestResult): PathResult {
    const step = annotation(result, STEP);
    const file = `${machine}.${createHash('sha1').update(test.title).digest('hex').slice(0, 12)}`;
    return {
      ok: false,
      failedStep: step === undefined ? null : Number(step),
      error: stripVTControlCharacters(result.errors[0]?.message ?? result.status),
      picture: this.#keep(result, FAILURE, `${file}.png`),
      trace: this.#keep(result, TRACE, `${file}.zip`),
    };
  }

  /** Keeps an attachment as a file. Returns the file's name; null if the result has no such attachment. */
  #keep({ attachments }: TestResult, attachment: string, file: string): string | null {
    const body = attachments.find(({ name }) => name === attachment)?.body;
    if (body) this.#files.set(file, body);
    return body ? file : null;
  }

  onEnd(): void {
    const machines = Object.keys(this.#results);
    if (machines.length === 0) return;
    const inputs = this.#inputsOf(machines);
    const finishedAt = new Date().toISOString();
    const runs = machines.map((machine) => [
      machine,
      { inputs: inputs.get(machine) ?? '', finishedAt, results: this.#results[machine] ?? {} },
    ]);
    this.#save(Object.fromEntries(runs), this.#files);
  }
}
