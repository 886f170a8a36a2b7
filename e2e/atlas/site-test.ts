import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { MachineResult } from '@lunchkortet/model-engine/mutation/mutate-machine';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { planPaths } from '@lunchkortet/model-engine/plan';
import { test as base, expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { preview } from 'vite';
import type { SiteContent } from '../../atlas/data/site-data.ts';
import type { Changes, FlowChange } from '../../atlas/diff/change.ts';
import type { PictureChange } from '../../atlas/diff/picture-diff.ts';
import { portalAdapter } from '../../atlas/portal/portal-adapter.ts';
import type { PathResult, Picture } from '../../atlas/recording/recording.ts';
import { balanceModel } from '../../machines/home/balance.model.ts';
import { topupMonthModel } from '../../machines/topups/topup-month.model.ts';
import { topupsModel } from '../../machines/topups/topups.model.ts';
import { writeSite } from '../../scripts/atlas-site.ts';
import { entryPath } from '../../scripts/entry-path.ts';
import { lookIds } from '../../scripts/look-ids.ts';
import { readSources } from '../../scripts/other-version.ts';
import { root } from '../../scripts/run.ts';

const PASSED: PathResult = { ok: true, failedStep: null, error: null, picture: null, trace: null };
const FAILED: PathResult = {
  ok: false,
  failedStep: 1,
  error: 'the month was ordered twice',
  picture: null,
  trace: 'month.zip',
};

const STATE = 'topup-month.changeable.orderable';

/** Results in which every path of a month has passed, but the first one with three steps. */
function resultsOfMonth(): Record<string, PathResult> {
  const { paths } = planPaths(topupMonthModel);
  const failed = paths.find(({ steps }) => steps.length === 3);
  return Object.fromEntries(paths.map((path) => [pathTitle(path), path === failed ? FAILED : PASSED]));
}

/** The first step of a month that can be ordered. */
const [ORDERABLE] = planPaths(topupMonthModel).paths.flatMap((path) => {
  const step = [path.initial, ...path.steps].findIndex(({ leaves }) => leaves.join() === STATE);
  return step === -1 ? [] : [{ path: pathTitle(path), step: step - 1, look: lookIds(topupMonthModel, path)[step] }];
});

const PICTURE: Picture = {
  machine: 'topup-month',
  look: '',
  path: '',
  step: -1,
  ...ORDERABLE,
  shown: ['Kan beställas', 'Det gick inte att hämta uppgifterna från servern. '.repeat(9).trim()],
  messages: ['topups.title'],
  leaves: [STATE],
  language: 'sv',
  size: 'phone',
  file: 'topup-month/1.png',
  text: 'Påfyllningar\nBeställ påfyllningen',
  address: '/topup',
  links: ['/support'],
};

/** The site shows these pictures: their files must exist. */
function savePictures(folder: string): void {
  for (const file of [`pictures/${PICTURE.file}`, 'pictures-before/topup-month/2.png']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), PNG.sync.write(new PNG({ width: 390, height: 844 })));
  }
}

const CHANGE: FlowChange = {
  flow: 'balance',
  kind: 'changed',
  states: { added: ['balance.low'], removed: [] },
  transitions: {
    added: [],
    removed: [
      { state: 'balance.loading', event: 'balance done', guard: null, targets: ['balance.loaded'], actions: [] },
    ],
  },
  changes: [
    { group: 'can', text: '− loading: balance done → loaded', file: null, states: ['balance.loading'] },
    { group: 'layout', text: 'only comments or layout', file: 'machines/home/balance.ts', states: [] },
  ],
  texts: [
    {
      id: 'balance.title',
      language: 'en',
      before: 'Balance',
      after: 'Your balance',
      flows: ['balance'],
      states: ['balance.loaded'],
    },
  ],
};

const CHANGED_PICTURE: PictureChange = {
  machine: PICTURE.machine,
  leaves: PICTURE.leaves,
  language: PICTURE.language,
  size: PICTURE.size,
  before: 'topup-month/2.png',
  after: PICTURE.file,
};

const CHANGES: Changes = {
  ref: 'aaaaaaaaaa',
  flows: [CHANGE],
  shared: [],
  texts: [],
  files: ['src/app/styles.css'],
  retest: [
    {
      flow: 'balance',
      states: ['balance.loading'],
      paths: [1],
      pathCount: 2,
      page: '/home',
      personas: [{ persona: 'anna', starts: [] }],
    },
  ],
  pictures: [CHANGED_PICTURE],
};

const ORDER = 'topup-month.changeable.orderable · month.order · 0';
const FAULT = { kind: 'target', transition: ORDER, state: 'topup-month.changeable.orderable', equivalent: null };

/** `npm run mutate` put two faults into the month; an invariant noticed one of them. */
const MUTATED_MONTH: MachineResult = {
  machine: 'topup-month',
  mutants: 2,
  killed: 1,
  equivalent: 0,
  survived: 1,
  ownFaults: [],
  faults: [
    {
      ...FAULT,
      fault: "'orderable' on month.order: goes to 'settled' instead of 'ordering'",
      killedBy: { by: 'the invariant "a press reads the month" is broken', path: [] },
    },
    { ...FAULT, fault: "'orderable' on month.order: goes to 'blocked' instead of 'ordering'", killedBy: null },
  ],
  wronglyListed: [],
};

const content = (): SiteContent => ({
  models: [topupsModel, topupMonthModel, balanceModel],
  adapter: portalAdapter(readSources(root)),
  browser: {
    looksOf: lookIds,
    entryPath,
    inputs: new Map([['topup-month', 'now']]),
    recording: {
      // Something of the month has changed since.
      runs: { 'topup-month': { inputs: 'before', finishedAt: '2026-11-20T09:20:00Z', results: resultsOfMonth() } },
      pictures: [PICTURE],
    },
    outdated: ['topup-month'],
    hashed: [{ ...PICTURE, hash: 'a1' }],
    signed: [],
    mutations: [MUTATED_MONTH],
  },
  sources: { commit: 'bbbbbbbbbb', isDirty: false },
  changes: CHANGES,
});

interface Site {
  readonly siteContent: SiteContent;
  readonly siteUrl: string;
}

/** Fixtures: a built atlas of three machines on a static server, and a guard against messages in the console. */
export const test = base.extend<{ readonly quietConsole: undefined }, Site>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  siteContent: [({}, use) => use(content()), { scope: 'worker' }],
  siteUrl: [
    async ({ siteContent }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'atlas-'));
      await writeSite(folder, siteContent);
      savePictures(folder);
      const server = await preview({
        configFile: false,
        root: tmpdir(),
        build: { outDir: folder },
        preview: { port: 0 },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
      rmSync(folder, { recursive: true });
    },
    // It builds a site while the other workers start.
    { scope: 'worker', timeout: 240_000 },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      await use(undefined);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
});
