/** Widths of characters in parts of the font size, for the fonts of the site. Wider than real ones, so that no text is cut. */
const NARROW = /[ijltfrI.,:;'|![\]() ]/;
const WIDE = /[mwMWQO@—…]/;

const widthOf = (character: string): number => {
  if (NARROW.test(character)) return 0.38;
  if (WIDE.test(character)) return 0.92;
  return /[A-Z]/.test(character) ? 0.72 : 0.6;
};

/** The width of a line of text in pixels. Layout runs outside a browser, so it cannot be measured. */
export const textWidth = (text: string, fontSize: number): number =>
  Math.ceil([...text].reduce((sum, character) => sum + widthOf(character), 0) * fontSize);
