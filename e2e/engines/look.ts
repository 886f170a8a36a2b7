import { computeAccessibleDescription, computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** Text to find: exact, or a pattern as it is sent to the page. */
export type Wanted = string | { readonly source: string; readonly flags: string };

/** What to look for in the page. */
export interface Query {
  readonly role: string;
  readonly name?: Wanted;
  /** Only inside of this. */
  readonly within?: Query;
}

/** An element as a person or a screen reader meets it. */
export interface Seen {
  readonly name: string;
  readonly description: string;
  readonly text: string;
  readonly value: string | null;
  readonly isChecked: boolean | null;
  readonly isEnabled: boolean;
  readonly hasFocus: boolean;
  /** The middle, CSS pixels of the window; only after it was scrolled into view. */
  readonly x: number;
  readonly y: number;
  /** Whether a press at the middle reaches the element. */
  readonly isOnTop: boolean;
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const matches = (text: string, wanted: Wanted | undefined) =>
  wanted === undefined ||
  (typeof wanted === 'string' ? text === wanted : new RegExp(wanted.source, wanted.flags).test(text));

/** Also for a password, which has no role of its own. */
const roleOf = (element: Element) => (element.matches('input[type=password]') ? 'textbox' : getRole(element));

const isShown = (element: Element) => element.getClientRects().length > 0 && !element.closest('[inert]');

function find({ role, name, within }: Query): readonly Element[] {
  const places = within ? find(within) : [document.documentElement];
  return places
    .flatMap((place) => [...place.querySelectorAll('*')])
    .filter((element) => roleOf(element) === role && isShown(element) && !isInaccessible(element))
    .filter((element) => name === undefined || matches(inOneLine(computeAccessibleName(element)), name));
}

function see(element: Element): Seen {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
  return {
    name: inOneLine(computeAccessibleName(element)),
    description: inOneLine(computeAccessibleDescription(element)),
    text: inOneLine(element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')),
    value: 'value' in element ? String(element.value) : null,
    isChecked:
      element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
        ? element.checked
        : element.hasAttribute('aria-checked')
          ? element.getAttribute('aria-checked') === 'true'
          : null,
    isEnabled: !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true',
    hasFocus: document.activeElement === element,
    x,
    y,
    isOnTop: hit !== null && (element.contains(hit) || (label?.contains(hit) ?? false)),
  };
}

/** What matches the query. The first is scrolled into view if it is to be pressed. */
function look(query: Query, scroll: boolean): readonly Seen[] {
  const found = find(query);
  if (scroll) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found.map(see);
}

/** Moves the focus to the first match. */
function focus(query: Query): void {
  const [first] = find(query);
  if (first instanceof HTMLElement) first.focus();
}

/** Pixels per unit of a drawing. */
const SCALE = 4;

/** The pixels of a drawing of one path, such as a QR code: rows of `1` for dark and `0` for light. */
function drawn(query: Query): readonly string[] {
  const [svg] = find(query);
  if (!(svg instanceof SVGSVGElement)) return [];
  const size = svg.viewBox.baseVal.width * SCALE;
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d');
  context?.scale(SCALE, SCALE);
  context?.fill(new Path2D(svg.querySelector('path')?.getAttribute('d') ?? ''));
  const { data } = context?.getImageData(0, 0, size, size) ?? { data: [] };
  const isDark = (x: number, y: number) => (data[(y * size + x) * 4 + 3] ?? 0) > 127;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (isDark(x, y) ? '1' : '0')).join(''),
  );
}

/** Everything that can be read in the page, with one space between words. */
const read = (): string => inOneLine(document.body.innerText);

Object.assign(globalThis, { journeys: { look, focus, drawn, read } });
