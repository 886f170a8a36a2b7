import { join } from 'node:path';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { expect, test } from '@playwright/test';
import { buildFaultyHarness, faultsOf } from '../mutation/faulty-build.ts';
import { isText } from '../mutation/make-faults.ts';
import { FaultRunner, pathsOf } from '../mutation/run-faults.ts';
import { accessGateFlow } from './flows/access-gate.flow.ts';

const VIEW = 'src/screens/access-gate/TermsView.tsx';
const FOLDER = join(import.meta.dirname, '../../build/harness-terms');

/** A path on which the user accepts the terms. */
const [termsPath] = pathsOf([accessGateFlow]).filter(({ path }) =>
  pathTitle(path).endsWith('acceptTerms fails (rejected) → terms.confirming.settled'),
);

const CAN_PRESS = "(snapshot) => snapshot.can({ type: 'terms.accept' })";
const IS_ASKING = "(snapshot) => snapshot.matches({ terms: 'confirming' })";
const MESSAGE = '({ context }) => context.message';

/** What notices each fault, and after which step. */
const NOTICED: Readonly<Record<string, RegExp>> = {
  [`${IS_ASKING} instead of ${CAN_PRESS}`]: /after "customPolicy answers.*whether terms accept is offered/,
  [`${MESSAGE} instead of ${IS_ASKING}`]: /after "customPolicy answers.*the assertion of .*terms\.confirming\.settled/,
  [`${CAN_PRESS} instead of ${MESSAGE}`]: /after "after settleDelay.*whether terms accept is offered/,
  'without <ErrorAlert message={message} />': /after "acceptTerms fails.*the text “.+” \(sv\)/,
  'without busy={!isOpen}': /after "terms accept".*the assertion of .*terms\.accepting/,
  'without settling={!canPress}': /after "customPolicy answers.*whether terms accept is offered/,
  "'nothing' instead of 'terms.accept'": /after "terms accept".*transitions/,
};

test.use({ trace: 'off' });

test('a path notices each fault of a small view', async ({ browser }) => {
  if (termsPath === undefined) throw new Error('there is no path through the terms');
  // It builds the harness once more, and most faults are noticed by a timeout.
  test.setTimeout(300_000);
  await buildFaultyHarness(FOLDER, [VIEW]);
  const runner = new FaultRunner(browser, FOLDER);
  const faults = faultsOf([VIEW]).filter(({ kind }) => !isText(kind));
  expect(faults.map(({ sentence }) => sentence)).toEqual(Object.keys(NOTICED));
  expect(await runner.run(termsPath, null)).toEqual(expect.arrayContaining(faults.map(({ id }) => id)));
  for (const { id, sentence } of faults)
    expect(await runner.firstFailure(id, [termsPath]), sentence).toMatch(NOTICED[sentence] ?? /^$/);
  await runner.close();
});
