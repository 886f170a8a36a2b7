import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
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
async function widthsOf([fontFamily, texts]: readonly [string, readonly string[]]): Promise<readonly number[]> {
  const { mermaid } = window as unknown as { mermaid: Mermaid };
  mermaid.initialize({ startOnLoad: false, fontFamily });
  const widths: number[] = [];
  for (const text of texts) {
    const { svg } = await mermaid.render('diagram', text);
    const [, , width] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? [];
    widths.push(Number(width));
  }
  return widths;
}

function printScales(scales: ReadonlyMap<string, number>): void {
  const pages = Map.groupBy(scales, ([name]) => name.split(' ')[0]);
  for (const [name, ofPage] of pages) console.log(name, ...ofPage.map(([, scale]) => scale.toFixed(2)));
}

test('the diagrams of docs/flows can be read on a page', async ({ page }) => {
  test.slow();
  await page.addScriptTag({ path: MERMAID });
  await page.evaluate(loadFont, [FONT_FAMILY, readFileSync(FONT, 'base64')] as const);
  const widths = await page.evaluate(widthsOf, [FONT_FAMILY, diagrams.map(({ text }) => text)] as const);
  const scales = new Map(diagrams.map(({ name }, index) => [name, Math.min(1, PAGE / (widths[index] ?? Number.NaN))]));
  printScales(scales);
  expect(
    [...scales].filter(([, scale]) => !(scale >= 0.8)),
    'too wide',
  ).toEqual([]);
  expect(diagrams.length).toBeGreaterThan(50);
});
