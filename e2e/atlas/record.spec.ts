import { isDeepStrictEqual } from 'node:util';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { expect } from '@playwright/test';
import { expectedFromContext } from '../model/context-texts.ts';
import { flows } from '../model/flows.ts';
import { pathDetails } from '../model/recorded-path.ts';
import { inEachLanguage } from '../model/shown-texts.ts';
import { testStates } from '../model/state-tests.ts';
import { looksOf } from './looks.ts';
import { missingTexts } from './missing-texts.ts';
import { FEWEST_VARIANTS, Photographer, VARIANTS } from './photographer.ts';
import { savePictures } from './picture-files.ts';

// Set by `npm run atlas:build`: the machines whose pictures are to be taken.
const chosen = process.env.MACHINES?.split(',');

/** Machines of which some paths have other values in the browser than in the model, and why. Such a step has no picture. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  'app-redirect': 'the operating system is that of the browser',
  'transaction-list': 'the rows come from a search of the page, which finds others',
};

testStates({
  flows: flows.filter(({ model }) => chosen?.includes(model.machine.id) ?? true),
  prepare: Photographer.prepare,
  details: pathDetails,
  looksOf: (flow) => (path) => looksOf(flow, path).map(({ id }) => id),
  test: async ({ tool, harness, flow, path, run }) => {
    const looks = looksOf(flow, path);
    await run(async ({ look, leaves, step, isFirst }) => {
      const checkpoint = path.steps[step] ?? path.initial;
      const planned = looks[step + 1]?.texts;
      const context = await harness.callHarness('currentContext');
      const { texts } = expectedFromContext(flow, context, checkpoint, harness.now);
      const shown = inEachLanguage(texts);
      if (flow.model.machine.id in OTHER_VALUES && !isDeepStrictEqual(shown, planned)) return;
      expect(shown, 'what the machine says in the page').toEqual(planned);
      const pictures = await tool.takePictures(isFirst ? VARIANTS : FEWEST_VARIANTS);
      expect(missingTexts(flow, checkpoint, shown, pictures), 'texts that are not in the picture').toEqual([]);
      savePictures({ machine: flow.model.machine.id, look, leaves, path: pathTitle(path), step, shown }, pictures);
    });
  },
});
