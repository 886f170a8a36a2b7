import { findElements, isChecked, isEnabled, isVisible } from './find-elements.ts';
import type { Found, Place, Step } from './step.ts';

const isEditable = (element: Element) =>
  isEnabled(element) &&
  !element.matches('[readonly], [aria-readonly=true]') &&
  element.matches('input, textarea, select');

/** What a locator finds now. */
export function look(steps: readonly Step[]): Found {
  const elements = findElements(steps);
  const [first] = elements;
  return {
    count: elements.length,
    isVisible: first !== undefined && isVisible(first),
    isEnabled: first !== undefined && isEnabled(first),
    isEditable: first !== undefined && isEditable(first),
    isChecked: first !== undefined && isChecked(first),
  };
}

/** Scrolls the first element into view, and returns where it is. */
export function place(steps: readonly Step[]): Place {
  const [first] = findElements(steps);
  first?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = first?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const label = first instanceof HTMLInputElement ? first.labels?.[0] : undefined;
  const isOnTop = hit !== null && (first?.contains(hit) === true || label?.contains(hit) === true);
  return { ...look(steps), x, y, isOnTop };
}

export function focus(steps: readonly Step[]): void {
  const [first] = findElements(steps);
  if (first instanceof HTMLElement) first.focus();
}

const changed = (element: Element) => {
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
};

/** Gives a field a text at once, as a paste does. Fields that take no text, such as one for a date, get their value. */
export function fill(steps: readonly Step[], text: string): void {
  const [first] = findElements(steps);
  if (!(first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement)) return;
  first.focus();
  if (/^(date|month|time|color|range)$/.test(first.type)) {
    // React notices only a value that is set by the original setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, text);
    changed(first);
    return;
  }
  first.select();
  if (text === '') document.execCommand('delete');
  else document.execCommand('insertText', false, text);
}

/** Chooses an option by its value. */
export function select(steps: readonly Step[], value: string): void {
  const [first] = findElements(steps);
  if (!(first instanceof HTMLSelectElement)) return;
  first.focus();
  first.value = value;
  changed(first);
}
