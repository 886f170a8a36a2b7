import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { RoleStep, Step, TextPattern } from './step.ts';

const inOneLine = (text: string) =>
  text
    .replaceAll(/[\u200b\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function matches(text: string, pattern: TextPattern): boolean {
  const line = inOneLine(text);
  if ('source' in pattern) return new RegExp(pattern.source, pattern.flags).test(line);
  const wanted = inOneLine(pattern.text);
  return pattern.isExact ? line === wanted : line.toLowerCase().includes(wanted.toLowerCase());
}

const UNREADABLE = 'script, style, noscript, head, head *';

const textOf = (element: Element) => (element.matches(UNREADABLE) ? '' : (element.textContent ?? ''));

/** Whether an element is in a disclosure that is closed. */
function isFolded(element: Element): boolean {
  const around = element.closest('details, summary');
  return around !== element && around instanceof HTMLDetailsElement && !around.open;
}

/** Whether an element has a box, and is not hidden by a style. */
export function isVisible(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  if (display === 'contents') return [...element.children].some(isVisible) || textOf(element).trim() !== '';
  const { width, height } = element.getBoundingClientRect();
  return visibility === 'visible' && width > 0 && height > 0 && !isFolded(element);
}

export const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled') && element.closest('[aria-disabled=true]') === null;

export const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Two texts that differ only in their spaces, with the spaces of both. */
function withSpacesOfBoth(one: string, other: string): string {
  const [first, second] = [one, other].map((text) => text.match(/\S\s*/g) ?? []);
  return (first ?? []).map((letter, index) => (/\s/.test(second?.[index] ?? '') ? `${letter} ` : letter)).join('');
}

/**
 * The accessible name. dom-accessibility-api drops spaces at the edges of inline elements, which the engines keep; the text
 * has no space between blocks.
 */
function nameOf(element: Element): string {
  const name = computeAccessibleName(element);
  const ids = element.getAttribute('aria-labelledby')?.split(' ');
  const sources = ids?.map((id) => document.getElementById(id)) ?? [element];
  const text = sources.map((source) => source?.textContent ?? '').join(' ');
  return withoutSpaces(text) === withoutSpaces(name) ? withSpacesOfBoth(name, text) : name;
}

const isPressed = (element: Element) => element.getAttribute('aria-pressed') === 'true';
const isExpanded = (element: Element) => element.getAttribute('aria-expanded') === 'true';

/** Fields without a role of their own, such as one for a password, count as text fields. */
const roleOf = (element: Element) =>
  getRole(element) ?? (element.matches('input:not([type=hidden])') ? 'textbox' : null);

const hasRole = (element: Element, { role, name, level, disabled, pressed, expanded, includeHidden }: RoleStep) =>
  roleOf(element) === role &&
  (includeHidden || !(isInaccessible(element) || isFolded(element))) &&
  (level === undefined || element.matches(`h${level}, [aria-level="${level}"]`)) &&
  (disabled === undefined || isEnabled(element) !== disabled) &&
  (pressed === undefined || isPressed(element) === pressed) &&
  (expanded === undefined || isExpanded(element) === expanded) &&
  (name === undefined || matches(nameOf(element), name));

/** Whether the label of a field or the `aria-label` of any element has a text. */
function hasLabel(element: Element, text: TextPattern): boolean {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  const texts = [...labels, ...ids.map((id) => document.getElementById(id))].map((label) => label?.textContent ?? '');
  return [...texts, element.getAttribute('aria-label') ?? ''].some((label) => label !== '' && matches(label, text));
}

type Place = Document | Element;

const inside = (place: Place, isWanted: (element: Element) => boolean) =>
  [...place.querySelectorAll('*')].filter(isWanted);

/** The smallest elements with a text: none inside of them has it. */
function withText(place: Place, text: TextPattern): readonly Element[] {
  const isMatch = (element: Element) => matches(textOf(element), text);
  return inside(place, isMatch).filter((element) => ![...element.children].some(isMatch));
}

type QueryStep = Extract<Step, { readonly kind: 'css' | 'role' | 'text' | 'label' }>;

const isQuery = (step: Step): step is QueryStep => /^(css|role|text|label)$/.test(step.kind);

function query(place: Place, step: QueryStep): readonly Element[] {
  switch (step.kind) {
    case 'css':
      return [...place.querySelectorAll(step.selector)];
    case 'role':
      return inside(place, (element) => hasRole(element, step));
    case 'text':
      return withText(place, step.text);
    case 'label':
      return inside(place, (element) => hasLabel(element, step.text));
  }
}

function keep(elements: readonly Element[], step: Exclude<Step, QueryStep>): readonly Element[] {
  switch (step.kind) {
    case 'hasText':
      return elements.filter((element) => matches(textOf(element), step.text));
    case 'hasNotText':
      return elements.filter((element) => !matches(textOf(element), step.text));
    case 'has':
      return elements.filter((element) => findElements(step.steps, element).length > 0);
    case 'hasNot':
      return elements.filter((element) => findElements(step.steps, element).length === 0);
    case 'visible':
      return elements.filter((element) => isVisible(element) === step.isVisible);
    case 'and': {
      const others = findElements(step.steps);
      return elements.filter((element) => others.includes(element));
    }
    case 'or':
      return inOrder([...elements, ...findElements(step.steps)]);
    case 'nth':
      return [elements.at(step.index)].filter((element) => element !== undefined);
  }
}

const inOrder = (elements: readonly Element[]): readonly Element[] =>
  [...new Set(elements)].toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));

/** The elements that a locator finds, in the order of the page: the same as Playwright's locator with these parts. */
export function findElements(steps: readonly Step[], root: Place = document): readonly Element[] {
  return steps.reduce<readonly Place[]>(
    (places, step) =>
      isQuery(step) ? inOrder(places.flatMap((place) => query(place, step))) : keep(places as readonly Element[], step),
    [root],
  ) as readonly Element[];
}
