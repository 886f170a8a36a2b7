import { fitText } from './fit-text.ts';

/** A portrait picture, px. */
export const SIZE = { width: 1080, height: 1350 } as const;

/** What is around the texts, px. */
const MARGIN = 96;
const ROOM = SIZE.width - 2 * MARGIN;

/** Where the facts are, px, and how high one is at most. */
const FACTS = { top: 620, bottom: SIZE.height - 72, highest: 128 } as const;

/** The texts of a picture, in the language of the user. */
export interface Texts {
  readonly title: string;
  readonly figure: string;
  readonly caption: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** How the portal looks. Colours as CSS writes them. */
export interface Style {
  readonly glow: string;
  readonly base: string;
  readonly deep: string;
  readonly ink: string;
  readonly fontFamily: string;
}

/** What is drawn with; a part of a canvas. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'globalAlpha'
  | 'font'
  | 'textBaseline'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'createRadialGradient'
  | 'beginPath'
  | 'arc'
  | 'stroke'
>;

interface Line {
  readonly text: string;
  readonly weight: number;
  /** px */
  readonly size: number;
  readonly baseline: number;
}

/** The same surface as that of the card in the portal. */
function drawSurface(pen: Pen, { glow, base, deep, ink }: Style): void {
  const gradient = pen.createRadialGradient(SIZE.width, 0, 0, SIZE.width, 0, SIZE.height * 1.3);
  gradient.addColorStop(0, glow);
  gradient.addColorStop(0.45, base);
  gradient.addColorStop(1, deep);
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.strokeStyle = ink;
  pen.lineWidth = 3;
  pen.globalAlpha = 0.07;
  for (let radius = 90; radius < SIZE.width; radius += 90) {
    pen.beginPath();
    pen.arc(SIZE.width * 0.8, SIZE.height * 0.2, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** Draws a picture. No text goes beyond the margins: a long one is shortened. */
export function draw(pen: Pen, { title, figure, caption, facts }: Texts, style: Style): void {
  drawSurface(pen, style);
  pen.fillStyle = style.ink;
  pen.textBaseline = 'alphabetic';
  const write = ({ text, weight, size, baseline }: Line) => {
    pen.font = `${weight} ${size}px ${style.fontFamily}`;
    pen.fillText(
      fitText(text, ROOM, (part) => pen.measureText(part).width),
      MARGIN,
      baseline,
    );
  };
  write({ text: title, weight: 600, size: 56, baseline: 152 });
  write({ text: figure, weight: 700, size: 280, baseline: 440 });
  write({ text: caption, weight: 600, size: 64, baseline: 532 });
  const height = Math.min(FACTS.highest, (FACTS.bottom - FACTS.top) / facts.length);
  facts.forEach(({ label, value }, index) => {
    const top = FACTS.top + index * height;
    pen.globalAlpha = 0.25;
    pen.fillRect(MARGIN, top, ROOM, 2);
    pen.globalAlpha = 1;
    write({ text: label, weight: 400, size: height * 0.24, baseline: top + height * 0.38 });
    write({ text: value, weight: 600, size: height * 0.36, baseline: top + height * 0.8 });
  });
}
