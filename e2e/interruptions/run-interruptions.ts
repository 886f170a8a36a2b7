import type { Browser } from '@playwright/test';
import { newStage, type Observation, type OpenScenario, observe, openScenario } from '../faults/observe.ts';
import { sentTwice } from '../faults/problems.ts';
import type { Scenario } from '../faults/scenario.ts';
import { badTexts } from '../support/bad-texts.ts';
import { problemsOf as overflowsOf } from '../support/layout.ts';
import type { RunningSandbox } from '../support/sandbox.ts';
import { INTERRUPTIONS, type Interruption } from './interruptions.ts';

/** When a flow is interrupted: before the user acts, while the change has no answer, and afterwards. */
const MOMENTS = ['ready', 'pending', 'done'] as const;
type Moment = (typeof MOMENTS)[number];

/** ms; longer than a case takes. */
const NO_ANSWER = 600_000;

export interface InterruptionOutcome {
  readonly page: string;
  readonly calls: readonly string[];
  readonly moment: Moment;
  readonly interruption: string;
  readonly problems: readonly string[];
}

/** Plays a scenario up to a moment. */
async function playTo(open: OpenScenario, scenario: Scenario, moment: Moment): Promise<void> {
  const { stage, observed } = open;
  const { prepare, act, polls, calls } = scenario;
  await openScenario(open, scenario);
  await prepare?.(stage);
  await observed.settle();
  await observed.begin(stage.sandbox, null);
  if (moment === 'ready' || act === undefined) return;
  if (moment === 'pending') await stage.sandbox.injectFault({ call: calls[0] ?? '', delay: NO_ANSWER, times: 1 });
  await act(stage);
  if (moment === 'done') await observed.settle(polls);
  else await observed.made(calls[0] ?? '');
}

function problemsIn(
  { endsSession = false, keepsPage = false }: Interruption,
  isSignedIn: boolean,
  before: Observation,
  after: Observation,
  normal: Observation,
): string[] {
  const mustLeave = endsSession && isSignedIn;
  return [
    ...(mustLeave && !after.path.startsWith('/login') ? [`the session goes on at ${after.path}`] : []),
    ...(mustLeave && after.frames > 0 ? ['a secret is left'] : []),
    ...(keepsPage && after.heading !== before.heading ? [`“${before.heading}” became “${after.heading}”`] : []),
    ...(after.heading === '' || after.text.trim().length < 40 ? ['white page'] : []),
    ...(after.controls === 0 ? ['no control to go on'] : []),
    ...badTexts(after.text).map((bad) => `“${bad}” on the screen`),
    ...after.errors.map((error) => `console: ${error.slice(0, 160)}`),
    ...sentTwice(after, normal),
  ];
}

async function runOne(
  browser: Browser,
  sandbox: RunningSandbox,
  scenario: Scenario,
  moment: Moment,
  name: string,
  normal: Observation,
): Promise<readonly string[]> {
  const interruption = INTERRUPTIONS[name];
  if (interruption === undefined) throw new Error(`there is no interruption ${name}`);
  await using open = await newStage(browser, sandbox, scenario);
  const { stage, observed } = open;
  await playTo(open, scenario, moment);
  const before = await observed.read();
  await interruption.run(stage);
  // Nothing loads, and the clock must not advance to the time limit of the call that has no answer.
  if (!interruption.keepsPage) await observed.settle();
  const problemsOf = (after: Observation) => problemsIn(interruption, stage.persona !== null, before, after, normal);
  const after = await observed.readUntil((observation) => problemsOf(observation).length === 0);
  const outside = name === '200 % text' ? await overflowsOf(stage.page) : [];
  const later = interruption.goesOn && moment === 'ready' ? await goOn(open, scenario, normal) : [];
  return [...problemsOf(after), ...outside, ...later];
}

/** Without numbers: the digits of a new card are different each time, and a countdown goes on. */
const wordsOf = ({ text }: Observation) => text.replaceAll(/[\d\s]+/g, ' ').trim();

/** Plays what the user does next. The page must then show the same as without the interruption. */
async function goOn(
  { stage, observed }: OpenScenario,
  { act, polls }: Scenario,
  normal: Observation,
): Promise<string[]> {
  if (act === undefined) return [];
  await act(stage);
  await observed.settle(polls);
  const after = await observed.readUntil((observation) => wordsOf(observation) === wordsOf(normal));
  const isSame = wordsOf(after) === wordsOf(normal);
  return [
    ...(isSame ? [] : [`the next step shows “${wordsOf(after)}” instead of “${wordsOf(normal)}”`]),
    ...after.errors.map((error) => `console: ${error.slice(0, 160)}`),
    ...sentTwice(after, normal),
  ];
}

/** Interrupts a scenario in each way at each moment. */
export async function interruptScenario(
  browser: Browser,
  sandbox: RunningSandbox,
  scenario: Scenario,
  names: readonly string[],
): Promise<InterruptionOutcome[]> {
  const outcomes: InterruptionOutcome[] = [];
  const normal = await observe(browser, sandbox, scenario, null);
  for (const moment of scenario.act ? MOMENTS : (['ready'] as const))
    for (const interruption of names) {
      const problems = await runOne(browser, sandbox, scenario, moment, interruption, normal).catch(
        (error: unknown) => [String(error).slice(0, 300)],
      );
      outcomes.push({ page: scenario.path, calls: scenario.calls, moment, interruption, problems });
    }
  return outcomes;
}
