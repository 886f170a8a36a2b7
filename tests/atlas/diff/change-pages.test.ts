// @vitest-environment jsdom
// Mermaid needs a document as soon as it is imported.
import mermaid from 'mermaid';
import { expect, it } from 'vitest';
import { changePage } from '../../../atlas/diff/change-pages.ts';
import { changesOfFlows } from '../../../atlas/diff/report.ts';
import { plant } from './lamp.fixture.ts';

const pageOf = (change: Parameters<typeof plant>[0]) => changePage({ ref: 'main', pictures: null, ...plant(change) });
const CHANGED = { states: { off: { on: { 'lamp.light': 'dim' } }, dim: {} } };

it('says that nothing has changed only if no file has', () => {
  expect(pageOf({})).toBe('# Changes of the flows since main\n\nNo file of a flow has changed.\n');
  expect(pageOf({ in: 'src/app/styles.css', from: 'red', to: 'blue' })).toContain(
    '## Changed; what it means was not recognised\n\n- `src/app/styles.css`',
  );
});

it('lists changes by group, draws the transitions so that Mermaid can read them, and ends with what to test again', async () => {
  const page = pageOf(CHANGED);
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)\n```/.exec(page) ?? [];
  expect(diagram).toContain('class lamp_dim added');
  await expect(mermaid.parse(diagram)).resolves.toMatchObject({ diagramType: 'stateDiagram' });
  expect(page).toContain(
    '### What can happen\n\n- + state dim – [dim](http://localhost:4320/#/flow/lamp/state/lamp.dim)',
  );
  expect(page.split('## ').at(-1)).toMatch(/^Retest/);
  expect(page).toMatch(/\| \[lamp\]\(.*#\/flow\/lamp\) \| start not known \|/);
});

it('can leave out other flows', () => {
  const changes = { ref: 'main', pictures: null, ...plant(CHANGED) };
  expect(changesOfFlows(changes, ['lamp'])).toEqual(changes);
  expect(changesOfFlows(changes, ['radio'])).toMatchObject({ flows: [], retest: [] });
});
