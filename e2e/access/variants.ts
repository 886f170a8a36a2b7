import type { Language } from '../../machines/ports.ts';

/** How a page is shown. */
export interface Variant {
  readonly name: string;
  readonly language: Language;
  /** Of the window, px. */
  readonly width: number;
  readonly height: number;
  readonly isDark: boolean;
  /** 200 % of the usual size, as set in the browser. */
  readonly hasLargeText: boolean;
  /** The system replaces all colours, such as with Windows' high contrast. */
  readonly hasForcedColours: boolean;
  readonly hasMotion: boolean;
  /** The distances of letters, words and lines that WCAG 1.4.12 asks for. */
  readonly hasTextSpacing: boolean;
  /** By the browser: each text is in elements that React does not know. They stay until the portal shows other texts. */
  readonly isTranslated: boolean;
  /** Only whether everything fits; axe finds the same as in a wider window. */
  readonly isLayoutOnly: boolean;
  /** WCAG asks for text of 200 % and for narrow windows, but not for both: the page may then be wider than the window. */
  readonly mayScrollSideways: boolean;
}

const variant = (name: string, difference: Partial<Variant>): Variant => ({
  name,
  language: 'sv',
  width: 390,
  height: 844,
  isDark: false,
  hasLargeText: false,
  hasForcedColours: false,
  hasMotion: false,
  hasTextSpacing: false,
  isTranslated: false,
  isLayoutOnly: false,
  mayScrollSideways: false,
  ...difference,
});

const EN = { language: 'en' } as const;
const DESKTOP = { width: 1280, height: 800 } as const;
const DARK = { isDark: true } as const;
const LARGE_TEXT = { hasLargeText: true } as const;
const FORCED = { hasForcedColours: true } as const;
const MOTION = { hasMotion: true } as const;
/** A window of 1280 × 1024 px at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256, isLayoutOnly: true } as const;

/**
 * The variants of each state. All 64 combinations would take too long: for any two properties, the first six have every
 * pair of values.
 */
export const VARIANTS: readonly Variant[] = [
  variant('sv 390', {}),
  variant('en 1280 dark forced', { ...EN, ...DESKTOP, ...DARK, ...FORCED }),
  variant('en 1280 text forced', { ...EN, ...DESKTOP, ...LARGE_TEXT, ...FORCED }),
  variant('en 390 dark text motion', { ...EN, ...DARK, ...LARGE_TEXT, ...MOTION, mayScrollSideways: true }),
  variant('sv 1280 dark text motion', { ...DESKTOP, ...DARK, ...LARGE_TEXT, ...MOTION }),
  variant('sv 390 forced motion', { ...FORCED, ...MOTION }),
  variant('sv 768 spacing', { width: 768, height: 1024, hasTextSpacing: true, isLayoutOnly: true }),
  variant('sv 1030 spacing', { width: 1030, height: 800, hasTextSpacing: true, isLayoutOnly: true }),
  variant('sv 320', ZOOMED),
  variant('en 320', { ...EN, ...ZOOMED }),
  // The last one: the path goes on in the translated page.
  variant('en 390 translated', { ...EN, isTranslated: true }),
];
