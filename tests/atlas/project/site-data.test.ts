import { doorModel } from '@lunchkortet/model-engine/example/door';
import { kettleModel } from '@lunchkortet/model-engine/example/kettle';
import { describe, expect, it } from 'vitest';
import { siteData } from '../../../atlas/data/site-data.ts';
import { statesBelow } from '../../../atlas/state-tree.ts';
import { oddModels } from './odd-machines.ts';

const models = [doorModel, kettleModel, ...oddModels];
const data = await siteData({ models });
const flowOf = (id: string) => data.flows.find((flow) => flow.id === id);

it('the site of a project without an application has the machines, and no empty pages', () => {
  expect(data.overview).toMatchObject({ commit: null, run: null, pages: [] });
  expect(data.overview.flows.map(({ id, description, section }) => [id, description, section])).toEqual(
    models.map(({ machine }) => [machine.id, '', '']),
  );
  expect(data.overview.actors.nodes.map(({ id }) => id)).toContain('kettle');
});

it('the search finds states, guards and paths, and no pages or sections', () => {
  const found = data.search.filter(({ flow }) => flow === 'door').map(({ kind, text }) => `${kind} ${text}`);
  for (const entry of ['flow door', 'state locked', 'guard isKnown', 'delay autoLock', 'action setKnown'])
    expect(found).toContain(entry);
  expect(data.search.filter(({ kind, text }) => kind === 'page' || kind === 'section' || text === '')).toEqual([]);
});

describe.each(models.map(({ machine }) => machine.id))('the flow of %s', (id) => {
  const { root, coverage, paths, diagram } = flowOf(id) ?? expect.fail();
  const states = statesBelow(root);

  it('is covered by its paths', () => {
    expect(Object.values(coverage).filter((covered) => covered !== 'machine')).toEqual([]);
    expect(Object.keys(coverage).sort()).toEqual(
      states.flatMap(({ transitions }) => transitions.map((transition) => transition.id)).sort(),
    );
  });

  it('has paths whose states are on its diagram', () => {
    const drawn = diagram.boxes.map((box) => box.id);
    expect(drawn).toEqual(states.map((state) => state.id));
    const leaves = paths.flatMap(({ steps }) => steps.flatMap((step) => step.leaves));
    expect(leaves.length).toBeGreaterThan(0);
    expect(leaves.filter((leaf) => !drawn.includes(leaf))).toEqual([]);
    for (const { points } of diagram.arrows) expect(points.length).toBeGreaterThan(1);
  });
});

it('says what the tests found', async () => {
  const { error } = doorModel.actors.checkCode;
  const actors = { checkCode: { done: { unknown: false }, error } };
  const { flows } = await siteData({ models: [{ ...doorModel, actors }] });
  expect(flows[0]?.problems).toContainEqual(expect.stringMatching(/^no path covers .*open/));
  expect(flowOf('door')?.problems).toBeUndefined();
});

it('the paths name states by their place, also if they have ids of their own', () => {
  expect(flowOf('menu')?.paths.map(({ title }) => title)).toEqual([
    "from 'a user' → shut; menu press → open.wide; menu press → shut",
  ]);
});
