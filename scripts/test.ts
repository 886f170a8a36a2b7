/** `npm test`, and with `--quick` `npm run check`: runs every stage, then prints a summary. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedTestsIn } from './failed-tests.ts';
import { clearPathFiles } from './model/path-files.ts';
import { root, run } from './run.ts';
import { type Stage, stages } from './stages.ts';
import { failureLines, type Obstacle, obstacleLines, type StageResult, stageLines, totalLine } from './summary.ts';
import { testCountsOf } from './test-counts.ts';

const quick = process.argv.includes('--quick');
const chosen = stages.filter((stage) => stage.quick || !quick);
const obstacles: readonly Obstacle[] = chosen.flatMap(({ name, obstacle }) => {
  const reason = obstacle?.() ?? null;
  return reason === null ? [] : [{ name, reason }];
});
const runnable = chosen.filter(({ name }) => !obstacles.some((found) => found.name === name));

async function outcomeOf(stage: Stage): Promise<StageResult> {
  const [program, ...args] = stage.command;
  const report = stage.tests && join(root, stage.tests.report);
  // The report of an earlier run must not count if this run writes none.
  if (report) rmSync(report, { force: true });
  const { ok, seconds, lines } = await run([program, ...args], { ...stage.env, ...(quick && { QUICK: '1' }) });
  const counts = report ? testCountsOf(report, ok) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const summary = lines.filter((line) => stage.tests?.summary.test(line)).map((line) => line.trim());
  const failedTests = report ? failedTestsIn(report) : [];
  return { name: stage.name, ok: counts.failed === 0, seconds, summary, failedTests, ...counts };
}

const results: StageResult[] = [];
mkdirSync(join(root, 'reports'), { recursive: true });
clearPathFiles();
console.log(`Runs in order: ${runnable.map(({ name }) => name).join(', ')}\n`);
for (const stage of runnable) {
  const { needs } = stage;
  if (needs && results.some(({ name, ok }) => name === needs && !ok)) {
    results.push({
      name: stage.name,
      ok: false,
      seconds: 0,
      passed: 0,
      failed: 1,
      failedTests: [],
      summary: [`not run: ${needs} failed`],
    });
    continue;
  }
  console.log(`── ${stage.name} ── ${stage.command.join(' ')}`);
  const result = await outcomeOf(stage);
  results.push(result);
  console.log(`── ${stage.name}: ${result.ok ? 'passed' : 'FAILED'} in ${result.seconds.toFixed(1)} s\n`);
}

for (const line of stageLines(results)) console.log(line);
for (const line of obstacleLines(obstacles)) console.log(line);
for (const line of failureLines(results)) console.log(line);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(totalLine(passed, failed, obstacles));
