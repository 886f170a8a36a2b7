import type { ESTree } from 'vite';
import { type Mentions, mentionsOf, NO_MENTIONS } from './mentions.ts';
import { commentBefore, isTypeWrapper, meaningOf } from './syntax.ts';

/** A piece of a declaration that has a name of its own, such as one guard of a machine's setup. */
export interface Part extends Mentions {
  /** The name of the declaration, and the keys of the objects inside it: `monthSetup`, `guards`, `isClosed`. */
  readonly path: readonly string[];
  /** Returns what it means: equal if only comments, layout or types differ. */
  readonly meaning: () => string;
  /** As it is written. */
  readonly code: string;
  /** The text of the JSDoc comment above its key. */
  readonly comment: string | null;
  /** Whether it is a plain value outside of functions: what it makes of a machine can be read from the machine. */
  readonly isPlain: boolean;
  /** Whether it says only in which order the other parts with this path are. */
  readonly isOrder: boolean;
}

const PLAIN = new Set(['Literal', 'Identifier', 'TemplateLiteral', 'MemberExpression']);

const keyOf = (key: ESTree.Node): string | null =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;

const unwrapped = (node: ESTree.Node): ESTree.Node =>
  isTypeWrapper(node.type) && 'expression' in node ? unwrapped(node.expression as ESTree.Node) : node;

/** The object that a function returns and does nothing else: `() => ({ … })`. */
function returnedObject(node: ESTree.Node): ESTree.Node | null {
  if (node.type !== 'ArrowFunctionExpression' || !node.expression) return null;
  const body = unwrapped(node.body);
  return body.type === 'ObjectExpression' ? body : null;
}

interface Place {
  readonly path: readonly string[];
  readonly inFunction: boolean;
  /** The text of the file. */
  readonly source: string;
  /** The comment above the key. */
  readonly comment: string | null;
}

const partOf = (node: ESTree.Node, { path, inFunction, source, comment }: Place): Part => ({
  path,
  comment,
  meaning: () => meaningOf(node),
  code: source.slice(node.start, node.end),
  isPlain: !inFunction && PLAIN.has(node.type),
  isOrder: false,
  ...mentionsOf(node),
});

const orderOf = (nodes: readonly ESTree.Node[], whole: ESTree.Node, { path, source }: Place): Part => ({
  path,
  comment: null,
  meaning: () => nodes.map((node) => meaningOf(node)).join(),
  code: source.slice(whole.start, whole.end),
  isPlain: false,
  isOrder: true,
  ...NO_MENTIONS,
});

const below = (place: Place, key: string, comment: string | null = null): Place => ({
  ...place,
  path: [...place.path, key],
  comment,
});

function divideObject(node: ESTree.ObjectExpression, place: Place): Part[] {
  const parts = node.properties.flatMap((property) => {
    const key = property.type === 'Property' && !property.computed ? keyOf(property.key) : null;
    if (property.type === 'Property' && key !== null) {
      return divide(property.value, below(place, key, commentBefore(place.source, property.start)));
    }
    return [partOf(property.type === 'SpreadElement' ? property.argument : property, below(place, '…'))];
  });
  const hasSpread = node.properties.some(({ type }) => type === 'SpreadElement');
  return hasSpread ? [...parts, orderOf(node.properties, node, place)] : parts;
}

/** A call with objects is divided, also a chain such as `setup({ … }).createMachine({ … })`. A first string is its name. */
function divideCall(node: ESTree.CallExpression, place: Place): Part[] {
  const { callee } = node;
  const [first] = node.arguments;
  const isNamed = first?.type === 'Literal' && typeof first.value === 'string';
  const inside = isNamed ? below(place, String(first.value)) : place;
  const isChain = callee.type === 'MemberExpression' && callee.object.type === 'CallExpression';
  const before = isChain ? divide(callee.object, place) : [];
  const args = node.arguments.map((argument) => divide(argument, inside));
  const isDivided = (list: readonly Part[]) => list.some(({ path }) => path.length > inside.path.length);
  if (![...args, before].some((list) => list.length > 1 || isDivided(list))) return [partOf(node, place)];
  const call = partOf(isChain ? callee.property : callee, { ...inside, inFunction: true });
  return [...before, { ...call, code: place.source.slice(node.start, node.end) }, ...args.flat()];
}

function divide(whole: ESTree.Node, place: Place): Part[] {
  const node = unwrapped(whole);
  const body = returnedObject(node);
  if (body && node.type === 'ArrowFunctionExpression') {
    const inside = { ...place, inFunction: true };
    return [...node.params.map((param) => partOf(param, below(inside, '(parameters)'))), ...divide(body, inside)];
  }
  switch (node.type) {
    case 'ObjectExpression':
      return divideObject(node, place);
    case 'ArrayExpression': {
      const items = node.elements.filter((element) => element !== null);
      return [...items.flatMap((element) => divide(element, place)), orderOf(items, node, place)];
    }
    case 'CallExpression':
      return divideCall(node, place);
    default:
      return [partOf(node, place)];
  }
}

/** Divides an expression into its named parts. A function is one part, unless it only returns an object. */
export const partsOf = (declaration: string, expression: ESTree.Node, source: string): Part[] =>
  divide(expression, { path: [declaration], inFunction: false, source, comment: null });
