import { createHash } from 'node:crypto';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { expect } from '@playwright/test';
import type { StateValue } from 'xstate';
import en from '../../locales/en.json' with { type: 'json' };
import { test as base } from '../model/harness-test.ts';
import { pathDetails } from '../model/recorded-path.ts';
import { runPathInBrowser } from '../model/run-in-browser.ts';
import { inEachLanguage } from '../model/shown-texts.ts';
import { brokenRules } from './broken-rules.ts';
import { dataSamples } from './data-samples.ts';
import { otherAnswers } from './other-answers.ts';
import { otherPages } from './other-pages.ts';
import { FEWEST_VARIANTS, Photographer } from './photographer.ts';
import { savePictures } from './picture-files.ts';
import type { Sample } from './sample.ts';

// Set by `npm run atlas:build`: the machines whose pictures are to be taken.
const chosen = process.env.MACHINES?.split(',');

const test = base.extend<object, { readonly photographer: Photographer }>({
  photographer: [async ({ harness }, use) => use(await Photographer.prepare(harness)), { scope: 'worker' }],
});
test.use({ trace: 'off' });

/** The ids of the leaf states of a state value. */
const leavesOf = (id: string, value: StateValue): string[] =>
  typeof value === 'string'
    ? [`${id}.${value}`]
    : Object.entries(value).flatMap(([name, inside]) =>
        inside === undefined || Object.keys(inside).length === 0
          ? [`${id}.${name}`]
          : leavesOf(`${id}.${name}`, inside),
      );

const lookOf = ({ instead }: Sample, title: string): string =>
  createHash('sha256').update(`${title} ${instead}`).digest('hex').slice(0, 12);

for (const sample of [...otherAnswers(), ...brokenRules(), ...otherPages(), ...dataSamples()]) {
  const { flow, path, step, instead, texts, before, variants = FEWEST_VARIANTS } = sample;
  const machine = flow.model.machine.id;
  if (chosen && !chosen.includes(machine)) continue;
  test(`${machine}: ${texts[0]}, when ${instead}`, pathDetails(flow), async ({ harness, photographer }) => {
    await before?.(harness);
    await runPathInBrowser(harness, flow, { ...path, steps: path.steps.slice(0, step + 1) });
    await sample.act(harness);
    const pictures = await photographer.takePictures(variants);
    const { value } = await harness.callHarness('currentState');
    await sample.undo?.(harness);
    expect([...harness.network.faults, ...harness.consoleErrors]).toEqual([]);
    for (const { messages } of pictures) expect(messages).toEqual(expect.arrayContaining([...texts]));
    const title = pathTitle(path);
    // Some name a value, which only the page knows.
    const shown = inEachLanguage(texts.filter((id) => !en[id].includes('{')).map((id) => ({ id })));
    const { leaves } = path.steps[step] ?? path.initial;
    savePictures(
      {
        machine,
        look: lookOf(sample, title),
        leaves: value === null ? leaves : leavesOf(machine, value).toSorted(),
        path: title,
        step,
        instead,
        shown,
      },
      pictures,
    );
  });
}
