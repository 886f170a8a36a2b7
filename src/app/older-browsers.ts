import { apply, isSupported } from '@oddbird/popover-polyfill/fn';

type Key<Item, Group> = (item: Item, index: number) => Group;

function groupBy<Item, Group>(items: Iterable<Item>, keyOf: Key<Item, Group>): Map<Group, Item[]> {
  const groups = new Map<Group, Item[]>();
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

function canParse(url: string | URL, base?: string | URL): boolean {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
}

function any(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

function toSorted<Item>(this: readonly Item[], compare?: (a: Item, b: Item) => number): Item[] {
  return [...this].sort(compare);
}

/** Adds a function unless the browser has it. Like those of the browser, it is not enumerable. */
function add(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

/**
 * Adds what the oldest supported browsers lack (docs/operations.md, Browsers), as the standards define it. Other code runs
 * after it. The build fails if the portal uses something newer that is neither here nor listed
 * (scripts/old-browsers).
 */
export function addMissing(): void {
  add(Map, 'groupBy', groupBy);
  add(URL, 'canParse', canParse);
  add(AbortSignal, 'any', any);
  add(Array.prototype, 'toSorted', toSorted);
  // In a layer below that of the page's own styles, as those of a browser are.
  if (!isSupported()) apply({ layerName: 'theme' });
}
