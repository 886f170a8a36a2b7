import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { readPages } from '../../atlas/markdown/page-files.ts';

/** The width of a page in a repository, px. */
const PAGE = 1000;
const MERMAID = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

/**
 * About as wide as Trebuchet MS, the font that Mermaid asks for and most readers have. Without it the widths would depend on
 * the fonts of the system: the letters of DejaVu Sans are a tenth wider. KaTeX comes with Mermaid.
 */
const FONT = createRequire(MERMAID).resolve('katex/dist/fonts/KaTeX_SansSerif-Regular.woff2');
const FONT_FAMILY = 'test';

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

/** Newer versions of Mermaid have two ways to lay out a diagram, and a repository may use either. */
const LAYOUTS = ['dagre', 'elk'];

/** Runs in the page. Loads a font from its bytes, in base64. */
async function loadFont([family, bytes]: readonly [string, string]): Promise<void> {
  document.fonts.add(
    await new FontFace(
      family,
      Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0)),
    ).load(),
  );
}

/** Runs in the page. The widths of the diagrams, px. */
async function widthsOf([layout, fontFamily, texts]: readonly [string, string, readonly string[]]): Promise<
  readonly number[]
> {
  const { mermaid } = window as unknown as { mermaid: Mermaid };
  mermaid.initialize({ startOnLoad: false, layout, fontFamily });
  const widths: number[] = [];
  for (const text of texts) {
    const { svg } = await mermaid.render('diagram', text);
    const [, , width] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
    widths.push(Number(width));
  }
  return widths;
}

/** Lays out diagrams in an empty page with Mermaid, and returns their widths, px. */
async function layOut(page: Page, layout: string, asked: typeof diagrams): Promise<readonly number[]> {
  await page.addScriptTag({ path: MERMAID });
  await page.evaluate(loadFont, [FONT_FAMILY, readFileSync(FONT, 'base64')] as const);
  return page.evaluate(widthsOf, [layout, FONT_FAMILY, asked.map(({ text }) => text)] as const);
}

function printScales(layout: string, scales: ReadonlyMap<string, number>): void {
  const pages = Map.groupBy(scales, ([name]) => name.split(' ')[0]);
  for (const [name, ofPage] of pages) console.log(layout, name, ...ofPage.map(([, scale]) => scale.toFixed(2)));
}

for (const layout of LAYOUTS)
  test(`the diagrams of docs/flows can be read on a page, laid out by ${layout}`, async ({ page }) => {
    test.slow();
    const found = await layOut(page, layout, diagrams);
    const scales = new Map(diagrams.map(({ name }, index) => [name, Math.min(1, PAGE / (found[index] ?? Number.NaN))]));
    printScales(layout, scales);
    expect(
      [...scales].filter(([, scale]) => !(scale >= 0.8)),
      'too wide',
    ).toEqual([]);
    expect(diagrams.length).toBeGreaterThan(50);
  });

// Mermaid uses another layout, without an error, instead of one that it does not have.
test('the layouts differ', async ({ page }) => {
  const asked = diagrams.slice(0, 3);
  expect(await layOut(page, 'dagre', asked)).not.toEqual(await layOut(page, 'elk', asked));
});
