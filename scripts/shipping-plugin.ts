import type { Plugin } from 'vite';

/** What only tests, diagrams and documents read, by room. */
const UNSHIPPED: ReadonlyMap<string, readonly string[]> = new Map([
  ['machines', ['description', 'meta']],
  ['contract', ['summary', 'origin', 'refusals', 'example']],
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const nameOf = (property: Node): unknown => {
  const key: unknown = Reflect.get(property, 'key');
  return isNode(key) ? Reflect.get(key, 'name') : undefined;
};

/** Whether a property only tells: a schema that happens to bear the same name is kept. */
function isTelling(property: Node): boolean {
  const value: unknown = Reflect.get(property, 'value');
  return isNode(value) && value.type !== 'CallExpression';
}

function propertiesNamed(names: readonly string[], node: Node): Node[] {
  if (node.type === 'Property' && names.includes(String(nameOf(node))) && isTelling(node)) return [node];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => propertiesNamed(names, child));
}

/** The code without these properties of its object literals. */
function without(code: string, properties: readonly Node[]): string {
  return properties.toReversed().reduce((rest, { start, end }) => {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
    return rest.slice(0, start) + rest.slice(end + comma);
  }, code);
}

/** Leaves at home what the browser never reads: descriptions of states, and what the contract says for documents. */
export const shippingPlugin = (): Plugin => ({
  name: 'shipping',
  apply: 'build',
  transform: {
    filter: { id: /\/(machines|contract)\/.*\.ts$/ },
    handler(code, id) {
      const room = /\/(machines|contract)\//.exec(id)?.[1] ?? '';
      const unshipped = propertiesNamed(UNSHIPPED.get(room) ?? [], this.parse(code));
      return { code: without(code, unshipped), map: null };
    },
  },
});
