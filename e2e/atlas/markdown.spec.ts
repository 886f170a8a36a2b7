import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { readPages } from '../../atlas/markdown/page-files.ts';

/** The width of a page in a repository, px. */
const PAGE = 1000;
const MERMAID = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

interface Mermaid {
  initialize(config: object): void;
  render(id: string, text: string): Promise<{ svg: string }>;
}

const diagrams = [...readPages()].flatMap(([page, markdown]) =>
  [...markdown.matchAll(/```mermaid\n(.*?)```/gs)].map(([, text = ''], index) => ({
    name: `${page} ${index + 1}`,
    text,
  })),
);

// Newer versions of Mermaid have two ways to lay out a diagram, and a repository may use either.
for (const layout of ['dagre', 'elk'])
  test(`the diagrams of docs/flows can be read on a page (${layout})`, async ({ page }) => {
    test.slow();
    await page.addScriptTag({ path: MERMAID });
    const scales = new Map<string, number>();
    for (const { name, text } of diagrams) {
      const width = await page.evaluate(
        async ([source, engine]) => {
          const { mermaid } = window as unknown as { mermaid: Mermaid };
          mermaid.initialize({ startOnLoad: false, layout: engine });
          const { svg } = await mermaid.render('diagram', source);
          const view = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')?.getAttribute('viewBox');
          return Number(view?.split(' ')[2]);
        },
        [text, layout] as const,
      );
      scales.set(name, Math.min(1, PAGE / width));
    }
    const pages = Map.groupBy(scales, ([name]) => name.split(' ')[0]);
    for (const [name, ofPage] of pages) console.log(name, ...ofPage.map(([, scale]) => scale.toFixed(2)));
    expect(diagrams.length).toBeGreaterThan(50);
    expect([...scales].filter(([, scale]) => !(scale >= 0.8))).toEqual([]);
  });
