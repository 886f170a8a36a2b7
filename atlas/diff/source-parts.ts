import type { ESTree } from 'vite';
import { type Mentions, mentionsOf, NO_MENTIONS } from './mentions.ts';
import { isTypeWrapper, meaningOf } from './source-text.ts';

/** A piece of a declaration that has a name of its own, such as one guard of a machine's setup. */
export interface Part extends Mentions {
  /** The name of the declaration, and the keys of the objects inside it: `monthSetup`, `guards`, `isClosed`. */
  readonly path: readonly string[];
  /** Returns what it means: equal if only comments, layout or types differ. */
  readonly meaning: () => string;
  /** As it is written. */
  readonly code: string;
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

/** Divides an expression into its named parts. A function is one part, unless it only returns an object. */
export function partsOf(declaration: string, expression: ESTree.Node, source: string): Part[] {
  const part = (path: readonly string[], node: ESTree.Node, inFunction: boolean): Part => ({
    path,
    meaning: () => meaningOf(node),
    code: source.slice(node.start, node.end),
    isPlain: !inFunction && PLAIN.has(node.type),
    isOrder: false,
    ...mentionsOf(node),
  });
  const order = (path: readonly string[], nodes: readonly ESTree.Node[], at: ESTree.Node): Part => ({
    path,
    meaning: () => nodes.map((node) => meaningOf(node)).join(),
    code: source.slice(at.start, at.end),
    isPlain: false,
    isOrder: true,
    ...NO_MENTIONS,
  });
  const divide = (whole: ESTree.Node, path: readonly string[], inFunction: boolean): Part[] => {
    const node = unwrapped(whole);
    const body = returnedObject(node);
    if (body && node.type === 'ArrowFunctionExpression') {
      const params = node.params.map((param) => part([...path, '(parameters)'], param, true));
      return [...params, ...divide(body, path, true)];
    }
    switch (node.type) {
      case 'ObjectExpression': {
        const spread = node.properties.some(({ type }) => type === 'SpreadElement');
        const parts = node.properties.flatMap((property) => {
          const key = property.type === 'Property' && !property.computed ? keyOf(property.key) : null;
          return property.type === 'Property' && key !== null
            ? divide(property.value, [...path, key], inFunction)
            : [part([...path, '…'], property.type === 'SpreadElement' ? property.argument : property, inFunction)];
        });
        return spread ? [...parts, order(path, node.properties, node)] : parts;
      }
      case 'ArrayExpression': {
        const items = node.elements.filter((element) => element !== null);
        return [...items.flatMap((element) => divide(element, path, inFunction)), order(path, items, node)];
      }
      case 'CallExpression': {
        const [first] = node.arguments;
        const name = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : null;
        const inside = name === null ? path : [...path, name];
        const { callee } = node;
        // A chain such as `setup({ … }).createMachine({ … })`.
        const isChain = callee.type === 'MemberExpression' && callee.object.type === 'CallExpression';
        const before = isChain ? divide(callee.object, path, inFunction) : [];
        const parts = node.arguments.map((argument) => divide(argument, inside, inFunction));
        if (
          ![...parts, before].some((list) => list.length > 1 || list.some((item) => item.path.length > inside.length))
        )
          return [part(path, node, inFunction)];
        const call = {
          ...part(inside, isChain ? callee.property : callee, true),
          code: source.slice(node.start, node.end),
        };
        return [...before, call, ...parts.flat()];
      }
      default:
        return [part(path, node, inFunction)];
    }
  };
  return divide(expression, [declaration], false);
}
