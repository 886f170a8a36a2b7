import { brokenPaths } from '@lunchkortet/model-engine/broken-paths';
import { type Evaluation, evaluate, type FailedPath } from '@lunchkortet/model-engine/evaluate';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { readRecording } from '../../atlas/recording/recording.ts';
import { recordingOf } from '../../e2e/engines/paths/recording-of.ts';
import type { EngineName } from '../../e2e/engines/tab.ts';
import type { AnyModel } from '../../machines/model.ts';
import { run } from '../run.ts';
import { failureText, type Layer } from './failure-text.ts';
import { savePaths } from './path-files.ts';
import { type SourceFiles, sourceFilesOf } from './source-files.ts';

/** The paths of a plan that failed in the last run of a browser. */
function failedInBrowser({ plan: { paths, definition } }: Evaluation, engine: EngineName): readonly FailedPath[] {
  const results = readRecording(recordingOf(engine)).runs[definition.machine]?.results ?? {};
  return paths.flatMap((path) => {
    const result = results[pathTitle(path)];
    return result?.ok === false ? [{ path, step: result.failedStep, fault: result.error ?? 'failed' }] : [];
  });
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

/** Several paths often fail in the same way; that is printed once. */
function printFailures(failed: readonly FailedPath[], layer: Layer, files: SourceFiles): void {
  print([...new Set(failed.map((path) => failureText(path, layer, files)))]);
}

/** Runs the paths of one machine without a browser, and prints what failed. */
async function checkMachine(model: AnyModel): Promise<Evaluation> {
  const { id } = model.machine;
  const evaluation = await evaluate(model);
  const { plan, coverage, failedPaths } = evaluation;
  savePaths(id, plan.paths);
  const files = sourceFilesOf(id);
  const broken = brokenPaths(model, plan.graph);
  const isPrinted = (fault: string) => broken.some((path) => fault.endsWith(path.fault));
  const different = failedPaths.filter(({ fault }) => !isPrinted(fault));
  printFailures([...broken, ...different], 'machine', files);
  print(plan.faults.filter((fault) => !isPrinted(fault)).map((fault) => `✗ ${id}: ${fault}`));
  print(coverage.uncovered.map((transition) => `✗ ${id}: not covered: ${transition}`));
  const count = plan.paths.length + plan.chainPaths.length;
  const faults = evaluation.faults.length > 0 ? `; faults: ${evaluation.faults.length}` : '';
  console.log(`${id}: ${count - failedPaths.length} of ${count} paths pass without a browser${faults}`);
  return evaluation;
}

const isSound = ({ faults, coverage }: Evaluation): boolean => faults.length === 0 && coverage.uncovered.length === 0;

/** What runs the paths in an engine. */
const pathsIn = (engine: EngineName): readonly [string, ...string[]] =>
  engine === 'chromium'
    ? ['playwright', 'test', 'e2e/model/paths.spec.ts', '--reporter=./e2e/model/path-reporter.ts']
    : [
        'playwright',
        'test',
        '-c',
        'e2e/engines.config.ts',
        'e2e/engines/paths.spec.ts',
        '--reporter=./e2e/engines/paths/engine-reporter.ts',
      ];

/** Runs the paths of some machines without a browser and, unless `engine` is null, in that browser. True if all passed. */
export async function checkMachines(models: readonly AnyModel[], engine: EngineName | null): Promise<boolean> {
  const evaluations: Evaluation[] = [];
  for (const model of models) evaluations.push(await checkMachine(model));
  if (engine === null) return evaluations.every(isSound);
  const { flows } = await import('../../e2e/model/flows.ts');
  const known = new Set(flows.map(({ model }) => model.machine.id));
  const missing = models.map(({ machine }) => machine.id).filter((id) => !known.has(id));
  print(missing.map((id) => `✗ ${id} has no flow in e2e/model/flows.ts; --machine-only leaves out the browser`));
  if (missing.length > 0) return false;
  const { ok } = await run(pathsIn(engine), {
    // Playwright then prints a dot for each path instead of its long title.
    CI: 'true',
    PATHS_ARE_PLANNED: 'true',
    MACHINES: models.map(({ machine }) => machine.id).join(','),
    ENGINE: engine,
  });
  for (const evaluation of evaluations) {
    const { paths, definition } = evaluation.plan;
    const files = sourceFilesOf(definition.machine);
    const failed = failedInBrowser(evaluation, engine);
    printFailures(failed, engine, files);
    if (ok || failed.length > 0)
      console.log(`${definition.machine}: ${paths.length - failed.length} of ${paths.length} paths pass in ${engine}`);
  }
  return ok && evaluations.every(isSound);
}
