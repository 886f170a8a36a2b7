type Triple = readonly [number, number, number];

const ACCENT = /^oklch\(from var\(--accent\) (.+) h\)$/;

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const linearOf = (hex: string): Triple => {
  const [red, green, blue] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return [red ?? 0, green ?? 0, blue ?? 0];
};

/** Lightness, chroma and hue (degrees) of a `#rrggbb` colour (CSS Color 4). */
export function oklchOf(hex: string): Triple {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb), (hue + 360) % 360];
}

/** Linear sRGB of an OKLCH colour, clamped to the sRGB gamut. */
function linearFrom([lightness, chroma, hue]: Triple): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (part: number) => Math.min(1, Math.max(0, part));
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The value of a CSS expression over `l` and `c`: numbers, `+ - *`, `min()` and `max()`. */
function evaluate(expression: string, l: number, c: number): number {
  const [, name, inner] = /^(min|max)\((.+)\)$/.exec(expression) ?? [];
  if (name && inner) {
    const parts = inner.split(', ').map((part) => evaluate(part, l, c));
    return name === 'min' ? Math.min(...parts) : Math.max(...parts);
  }
  const [left = '', sign, right = ''] = expression.split(' ');
  const numberOf = (word: string) => (word === 'l' ? l : word === 'c' ? c : Number(word));
  if (sign === '+') return numberOf(left) + numberOf(right);
  if (sign === '-') return numberOf(left) - numberOf(right);
  if (sign === '*') return numberOf(left) * numberOf(right);
  return numberOf(left);
}

/** Linear sRGB of a token, either `#rrggbb` or derived from the accent. Throws if the token has another form. */
export function resolve(token: string, accent: string): Triple {
  if (/^#[0-9a-f]{6}$/.test(token)) return linearOf(token);
  const [, derived] = ACCENT.exec(token) ?? [];
  const [, lightness, chroma] = /^(\S+\(.+?\)|\S+) (\S+\(.+\)|\S+)$/.exec(derived ?? '') ?? [];
  if (!lightness || !chroma) throw new Error(`not a colour: ${token}`);
  const [l, c, h] = oklchOf(accent);
  const parts = [evaluate(lightness, l, c), evaluate(chroma, l, c)] as const;
  if (parts.some(Number.isNaN)) throw new Error(`not a colour: ${token}`);
  return linearFrom([...parts, h]);
}

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Contrast ratio of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(first: Triple, second: Triple): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
