import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * A colour with the hue of the configured accent colour. `lightness` and `chroma` are CSS expressions over the `l` and
 * `c` of the accent (OKLCH), limited so that text stays readable with any accent.
 */
const accent = (lightness: string, chroma: string) => `oklch(from var(--accent) ${lightness} ${chroma} h)`;

/** Colours of the two themes. A test checks their contrast against WCAG 2.2 AA. */
export const themes = {
  light: {
    paper: '#f7f5f0',
    surface: '#ffffff',
    ink: '#17211d',
    muted: '#56625c',
    line: '#e6e2d9',
    selected: '#ffffff',
    edge: '#868d84',
    'accent-fill': accent('min(l, 0.5)', 'min(c, 0.15)'),
    'accent-hover': accent('min(l - 0.05, 0.45)', 'min(c, 0.15)'),
    'accent-ink': '#ffffff',
    'accent-soft': accent('0.945', 'min(c, 0.022)'),
    danger: '#b3261e',
    'danger-hover': '#971d17',
    'danger-ink': '#ffffff',
    'danger-soft': '#fbe9e7',
    warning: '#805300',
    'warning-soft': '#fdf1d8',
  },
  dark: {
    paper: '#101613',
    surface: '#18201c',
    ink: '#eef2ef',
    muted: '#a7b3ad',
    line: '#2a342f',
    selected: '#414e47',
    edge: '#6d7a73',
    'accent-fill': accent('max(l, 0.75)', 'min(c * 1.35, 0.12)'),
    'accent-hover': accent('max(l + 0.05, 0.8)', 'min(c * 1.35, 0.12)'),
    'accent-ink': accent('0.23', 'min(c, 0.04)'),
    'accent-soft': accent('0.295', 'min(c, 0.04)'),
    danger: '#ff9c92',
    'danger-hover': '#ffb4ac',
    'danger-ink': '#3a0d09',
    'danger-soft': '#3a1c19',
    warning: '#f0c266',
    'warning-soft': '#372a10',
  },
} as const;

/** Colours of the card picture and the log-in artwork, which are the same in both themes. */
export const print = {
  'print-glow': accent('0.53', 'min(c * 1.25, 0.13)'),
  'print-base': accent('min(l, 0.42)', 'min(c, 0.1)'),
  'print-deep': accent('0.31', 'min(c * 0.78, 0.065)'),
  'print-ink': accent('0.975', 'min(c, 0.02)'),
} as const;

/**
 * What takes the place of the derived colours in browsers without relative colours (Chrome to 118, Firefox to 127): what
 * they are for the default accent. There an operator's own accent does not show.
 */
export const withoutRelativeColours = {
  light: { 'accent-fill': '#0e5a48', 'accent-hover': '#004c3b', 'accent-soft': '#dff2eb' },
  dark: { 'accent-fill': '#61c3a6', 'accent-hover': '#71d3b6', 'accent-ink': '#04231b', 'accent-soft': '#15332a' },
  print: { 'print-glow': '#1a7d65', 'print-base': '#0e5a48', 'print-deep': '#013a2d', 'print-ink': '#eafbf5' },
} as const;

const RELATIVE_COLOURS = '@supports (color: oklch(from red min(l, 0.5) min(c, 0.15) h))';

const toVariables = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));

/** Only the colours that are derived from the accent. */
const derivedIn = (colours: Record<string, string>) =>
  toVariables(Object.fromEntries(Object.entries(colours).filter(([, value]) => value.startsWith('oklch('))));

const variable = (name: string) => `var(--${name})`;

const shadows = {
  light: '0 1px 2px rgb(23 33 29 / 5%), 0 8px 24px -12px rgb(23 33 29 / 18%)',
  dark: '0 0 0 transparent',
};

export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      black: '#000000',
      paper: variable('paper'),
      surface: variable('surface'),
      selected: variable('selected'),
      ink: variable('ink'),
      muted: variable('muted'),
      line: variable('line'),
      edge: variable('edge'),
      accent: {
        DEFAULT: variable('accent-fill'),
        hover: variable('accent-hover'),
        ink: variable('accent-ink'),
        soft: variable('accent-soft'),
      },
      danger: {
        DEFAULT: variable('danger'),
        hover: variable('danger-hover'),
        ink: variable('danger-ink'),
        soft: variable('danger-soft'),
      },
      warning: { DEFAULT: variable('warning'), soft: variable('warning-soft') },
      print: {
        glow: variable('print-glow'),
        base: variable('print-base'),
        deep: variable('print-deep'),
        ink: variable('print-ink'),
      },
      gold: { light: '#f3e3b0', deep: '#c9a24e', line: '#8a6a22' },
    },
    // 768 and 1024 px (§2 breakpoints). With a larger text size in the browser, narrow layouts are used for longer.
    screens: { tablet: '48rem', desktop: '64rem' },
    borderRadius: { small: '0.75rem', button: '0.875rem', tile: '1.125rem', card: '1.25rem', full: '9999px' },
    boxShadow: {
      tile: 'var(--shadow-tile)',
      print: '0 14px 28px -18px rgb(8 24 18 / 55%)',
      raised: '0 20px 48px -20px rgb(8 24 18 / 45%)',
    },
    fontFamily: {
      sans: [
        'ui-sans-serif',
        'system-ui',
        '-apple-system',
        'Segoe UI',
        'Roboto',
        'Helvetica Neue',
        'Arial',
        'sans-serif',
      ],
    },
    fontSize: {
      tiny: ['0.75rem', '1.35'],
      label: ['0.8125rem', '1.4'],
      small: ['0.875rem', '1.5'],
      body: ['1rem', '1.5'],
      lead: ['1.0625rem', '1.55'],
      title: ['1.125rem', '1.35'],
      number: ['1.25rem', '1.3'],
      heading: ['clamp(1.5rem, 1.25rem + 1vw, 1.75rem)', '1.2'],
      display: ['clamp(2rem, 1rem + 2.4vw, 2.75rem)', '1.15'],
      // The name of the brand keeps its place beside the menu at each text size.
      brand: ['min(1.125rem, 6vw)', '1.35'],
      // On the picture of the card, whose width is 100cqi.
      'card-title': ['min(1.125rem, 7cqi)', '1.35'],
      'card-number': ['min(1.25rem, 6.4cqi)', '1.3'],
      'card-name': ['min(0.875rem, 4.5cqi)', '1.5'],
      // The only number of a page.
      hero: ['clamp(3.5rem, 1.5rem + 8vw, 5rem)', '1'],
      // An amount of five figures fits in a tile on the narrowest phone.
      figure: ['clamp(1.875rem, 0.6rem + 6.6vw, 2.75rem)', '1.1'],
    },
    extend: {
      spacing: {
        bar: '4rem',
        'bar-phone': '3.5rem',
        'bottom-bar': '4.5rem',
        card: 'min(1.25rem, 6cqi)',
        'card-chip': 'min(2.75rem, 14cqi)',
        page: '70rem',
        pane: '27.5rem',
      },
      minHeight: {
        // The footer starts below the first screen, so that it does not move while the content loads.
        'first-screen-phone': 'calc(100dvh - 3.5rem)',
        'bottom-bar-phone': 'var(--bottom-bar-height)',
        'first-screen': 'calc(100dvh - 4rem)',
      },
      aspectRatio: { card: '1.586' },
      transitionDuration: { quick: '150ms' },
      backgroundImage: {
        print:
          'radial-gradient(120% 140% at 100% 0, var(--print-glow) 0, var(--print-base) 45%, var(--print-deep) 100%)',
        art: 'radial-gradient(120% 120% at 100% 0, var(--print-glow) 0, var(--print-base) 42%, var(--print-deep) 90%)',
        rings: 'repeating-radial-gradient(circle at 80% 20%, transparent 0 22px, rgb(255 255 255 / 6%) 22px 23px)',
        'rings-wide':
          'repeating-radial-gradient(circle at 80% 20%, transparent 0 30px, rgb(255 255 255 / 5%) 30px 31px)',
      },
      animation: {
        appear: 'appear 150ms ease-out',
        rise: 'rise 180ms ease-out',
        late: 'late 5s step-end',
        turn: 'turn 900ms linear infinite',
      },
      keyframes: {
        late: { from: { visibility: 'hidden' } },
        appear: { from: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
        turn: { to: { transform: 'rotate(360deg)' } },
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': {
          '--accent': '#0e5a48',
          '--shadow-tile': shadows.light,
          'color-scheme': 'light dark',
          ...toVariables({ ...themes.light, ...withoutRelativeColours.light, ...withoutRelativeColours.print }),
        },
        '@media (prefers-color-scheme: dark)': {
          ':root': {
            '--shadow-tile': shadows.dark,
            ...toVariables({ ...themes.dark, ...withoutRelativeColours.dark }),
          },
        },
        [RELATIVE_COLOURS]: {
          ':root': { ...derivedIn(themes.light), ...derivedIn(print) },
          '@media (prefers-color-scheme: dark)': { ':root': derivedIn(themes.dark) },
        },
      });
    }),
  ],
} satisfies Config;
