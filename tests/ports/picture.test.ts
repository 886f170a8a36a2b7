// @vitest-environment jsdom
import { parse } from '@formatjs/icu-messageformat-parser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import sv from '../../locales/sv.json';
import { lunchYearOf } from '../../machines/lunch-year/year-facts.ts';
import { pictureOf } from '../../machines/lunch-year/year-texts.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';
import { draw, type Pen, SIZE, type Texts } from '../../src/ports/picture/draw.ts';
import { fitText } from '../../src/ports/picture/fit-text.ts';
import { savePicture } from '../../src/ports/picture/save.ts';

const { download } = vi.hoisted(() => ({ download: vi.fn() }));
vi.mock('../../src/ports/download.ts', () => ({ download }));

const parsed = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));

const sizeIn = (font: string): number => Number(/ ([\d.]+)px /.exec(font)?.[1]);

/** A pen that lists what it writes. Each letter is 0.6 em wide. */
function fakePen() {
  const written: { text: string; x: number; right: number; baseline: number; size: number; alpha: number }[] = [];
  const fills: unknown[][] = [];
  const stops: unknown[][] = [];
  const circles: unknown[][] = [];
  let path: number[] = [];
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    globalAlpha: 1,
    font: '',
    textBaseline: 'top',
    fillRect: (...box: number[]) => fills.push([pen.fillStyle, pen.globalAlpha, ...box]),
    measureText: (text: string) => ({ width: Array.from(text).length * sizeIn(pen.font) * 0.6 }),
    createRadialGradient: () => ({ addColorStop: (...stop: unknown[]) => stops.push(stop) }),
    beginPath() {
      path = [];
    },
    arc: (...arc: number[]) => path.push(...arc),
    stroke: () => circles.push([pen.globalAlpha, ...path]),
    fillText(text: string, x: number, baseline: number) {
      const size = sizeIn(pen.font);
      const right = x + pen.measureText(text).width;
      written.push({ text, x, right, baseline, size, alpha: pen.globalAlpha });
    },
  };
  return { pen: pen as unknown as Pen, written, fills, stops, circles };
}

const STYLE = { glow: 'green', base: 'teal', deep: 'navy', ink: 'white', fontFamily: 'system-ui' };
const LONG = 'Norrlandskustens Personalmatsalsentreprenad och Kommunikation Aktiebolag';

const textsWith = (count: number, value = 'Restaurang Jonas'): Texts => ({
  title: 'Mitt lunchår 2026',
  figure: '142',
  caption: 'luncher',
  facts: Array.from({ length: count }, (_, index) => ({ label: `Fakta ${index}`, value })),
});

describe('a text', () => {
  const measure = (text: string) => Array.from(text).length;

  it('that has room stays as it is', () => {
    expect(fitText('Jonas', 5, measure)).toBe('Jonas');
  });
  it('that has no room is shortened, without a space before the ellipsis', () => {
    expect(fitText('Jonas bar', 8, measure)).toBe('Jonas b…');
    expect(fitText('Jonas bar', 7, measure)).toBe('Jonas…');
    expect(fitText('🍜🍜🍜', 2, measure)).toBe('🍜…');
  });
  it('is an ellipsis if nothing has room', () => {
    expect(fitText('Jonas', 0, measure)).toBe('…');
  });
});

describe('a picture', () => {
  it.each([1, 5, 7])('with %i facts has all texts inside its edges, one below the other', (count) => {
    const { pen, written } = fakePen();
    draw(pen, textsWith(count, LONG), STYLE);
    expect(written).toHaveLength(3 + 2 * count);
    for (const { x, right, baseline, alpha } of written) {
      expect([x >= 96, right <= SIZE.width - 96, baseline <= SIZE.height - 72, alpha]).toEqual([true, true, true, 1]);
    }
    const tops = written.map(({ baseline, size }) => baseline - size);
    expect(tops.slice(1).every((top, index) => top > (written[index]?.baseline ?? 0))).toBe(true);
    expect(written.at(-1)?.text).toMatch(/^Norr.*…$/);
  });

  it('has the colours of the page', () => {
    const { pen, fills, stops, circles } = fakePen();
    draw(pen, textsWith(2), STYLE);
    expect(stops).toEqual([
      [0, 'green'],
      [0.45, 'teal'],
      [1, 'navy'],
    ]);
    expect(fills[0]?.slice(1)).toEqual([1, 0, 0, SIZE.width, SIZE.height]);
    expect(fills.slice(1)).toEqual([620, 748].map((top) => ['white', 0.25, 96, top, SIZE.width - 192, 2]));
    const radii = [90, 180, 270, 360, 450, 540, 630, 720, 810, 900, 990];
    expect(circles).toEqual(radii.map((radius) => [0.07, 864, 270, radius, 0, 2 * Math.PI]));
    expect([pen.fillStyle, pen.strokeStyle, pen.lineWidth, pen.textBaseline]).toEqual([
      'white',
      'white',
      3,
      'alphabetic',
    ]);
  });

  it('writes a short text in full, in the sizes of its part', () => {
    const { pen, written } = fakePen();
    draw(pen, textsWith(1), STYLE);
    expect(written.map(({ text, size, baseline }) => [text, Math.round(size), Math.round(baseline)])).toEqual([
      ['Mitt lunchår 2026', 56, 152],
      ['142', 280, 440],
      ['luncher', 64, 532],
      ['Fakta 0', 31, 669],
      ['Restaurang Jonas', 46, 722],
    ]);
    expect(pen.font).toMatch(/^600 [\d.]+px system-ui$/);
  });
});

describe('a picture that is saved', () => {
  const found = lunchYearOf([lunch({ description: 'Restaurang Jonas' })], 2026);
  const picture = pictureOf(found as NonNullable<typeof found>, true);
  const spies = () => ({
    getContext: vi.spyOn(HTMLCanvasElement.prototype, 'getContext'),
    toBlob: vi.spyOn(HTMLCanvasElement.prototype, 'toBlob'),
  });
  const file = new Blob(['png'], { type: 'image/png' });

  let shown = fakePen();
  let { getContext, toBlob } = spies();
  beforeEach(() => {
    download.mockReset();
    shown = fakePen();
    ({ getContext, toBlob } = spies());
    getContext.mockReturnValue(shown.pen as CanvasRenderingContext2D);
    toBlob.mockImplementation((callback) => callback(file));
  });
  afterEach(() => document.body.replaceChildren());

  it('is written in the language of the page, and leaves nothing in it', async () => {
    await savePicture(picture, { language: 'sv', messages: parsed(sv) });
    expect(download).toHaveBeenCalledExactlyOnceWith(file, 'Lunchår 2026.png');
    expect(toBlob).toHaveBeenLastCalledWith(expect.any(Function), 'image/png');
    const texts = shown.written.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(texts.slice(0, 3)).toEqual(['Mitt lunchår 2026', '1', 'lunch']);
    expect(texts).toEqual(expect.arrayContaining(['Restaurang Jonas', 'fredag', 'november', '135 kr']));
    expect(document.body.children).toHaveLength(0);

    await savePicture(picture, { language: 'en', messages: parsed(en) });
    expect(download.mock.lastCall?.[1]).toBe('Lunch year 2026.png');
    expect(shown.written.map(({ text }) => text)).toEqual(expect.arrayContaining(['My lunch year 2026', 'Friday']));
  });

  it('has the size of a picture to share', async () => {
    await savePicture(picture, { language: 'sv', messages: parsed(sv) });
    const [canvas] = toBlob.mock.contexts as HTMLCanvasElement[];
    expect([canvas?.width, canvas?.height]).toEqual([1080, 1350]);
  });

  it('has the colours and the font of the page', async () => {
    for (const [name, colour] of [
      ['glow', 'rgb(1, 2, 3)'],
      ['base', 'rgb(4, 5, 6)'],
      ['deep', 'rgb(7, 8, 9)'],
      ['ink', 'rgb(10, 11, 12)'],
    ] as const)
      document.documentElement.style.setProperty(`--print-${name}`, colour);
    document.documentElement.style.fontFamily = 'Georgia';
    await savePicture(picture, { language: 'sv', messages: parsed(sv) });
    expect(shown.stops.map(([, colour]) => colour)).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)']);
    expect([shown.pen.fillStyle, shown.pen.font]).toEqual(['rgb(10, 11, 12)', expect.stringMatching(/Georgia$/)]);
  });

  it('is refused by a browser that cannot draw', async () => {
    getContext.mockReturnValue(null);
    await expect(savePicture(picture, { language: 'sv', messages: parsed(sv) })).rejects.toThrow('no canvas');
    getContext.mockReturnValue(shown.pen as CanvasRenderingContext2D);
    toBlob.mockImplementation((callback) => callback(null));
    await expect(savePicture(picture, { language: 'sv', messages: parsed(sv) })).rejects.toThrow(
      'could not be written',
    );
    expect(download).not.toHaveBeenCalled();
  });
});
