// @vitest-environment jsdom
// Mermaid needs a document as soon as it is imported.
import { doorModel } from '@lunchkortet/model-engine/example/door';
import { kettleModel } from '@lunchkortet/model-engine/example/kettle';
import { planPaths } from '@lunchkortet/model-engine/plan';
import mermaid from 'mermaid';
import { expect, it } from 'vitest';
import { generatePages } from '../../../atlas/markdown/pages.ts';
import { oddModels } from './odd-machines.ts';

const models = [doorModel, kettleModel, ...oddModels];
const pages = generatePages(models, models, (model) => planPaths(model).paths);
const pageOf = (name: string) => pages.get(name) ?? expect.fail();

it.each([...pages])('the page %s has no gaps, and Mermaid draws its diagrams', async (_, page) => {
  expect(page).not.toMatch(/undefined|``[,|]| `` |\n{3}/);
  for (const [, diagram = ''] of page.matchAll(/```mermaid\n(.*?)```/gs))
    await expect(mermaid.parse(diagram)).resolves.toBeTruthy();
});

it('the index leads to each page, and the pages can be saved as files', () => {
  expect([...pages.keys()].filter((name) => /[/\s]/.test(name))).toEqual([]);
  for (const [, name = ''] of pageOf('README.md').matchAll(/\]\((\S+)\) \|/g))
    expect(pages.has(decodeURIComponent(name)), name).toBe(true);
});

it('states with ids of their own are named by their place, in the table, the diagram and the paths', () => {
  const page = pageOf('menu.md');
  expect(page).toContain('| `open.wide` | menu.press |  | `shut` |');
  expect(page).toContain('menu_shut --> menu_open: menu.press');
  expect(page).toContain("from 'a user' to shut: 2 steps");
  expect(page).toContain('- menu press → open.wide');
});

it('history and wildcards are in the table and the diagram', () => {
  const page = pageOf('radio.md');
  expect(page).toContain('| `off` | power |  | `on.last` |');
  expect(page).toContain('radio_off --> radio_on: power<br/>→ last');
  expect(page).toContain('radio_on_last: history');
  expect(page).not.toContain('| `on.last` | power');
  expect(page).toContain('| `on.volume.low` | * |  | `on.volume.high` |');
  expect(page).toContain('radio_on_station_one --> radio_on_station_two: station.*');
});
