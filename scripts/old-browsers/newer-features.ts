import { type AnyNode, type Identifier, parse as parseScript } from 'acorn';
import { type SimpleVisitors, simple } from 'acorn-walk';
import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';
import { isTooNew, NEW_GLOBALS, NEW_MEMBERS, NEW_STATICS } from './support.ts';

/** The newest edition whose whole syntax all supported browsers have. */
const EDITION = 2022;

/** The name of a member: `groupBy` in `Map.groupBy` and `Map['groupBy']`. */
function memberOf(node: AnyNode): string | null {
  if (node.type !== 'MemberExpression') return null;
  if (node.property.type === 'Identifier' && !node.computed) return node.property.name;
  return node.property.type === 'Literal' && typeof node.property.value === 'string' ? node.property.value : null;
}

/** Also for names that are declared, which the types of the package leave out. */
type Visitors = SimpleVisitors<unknown> & { readonly VariablePattern: (node: Identifier) => void };

/** What a script uses that the oldest supported browsers do not have: `Map.groupBy`, `.toSorted`, `Iterator`, or a syntax. */
export function newerInScript(code: string): readonly string[] {
  const found = new Set<string>();
  const used = new Set<string>();
  const declared = new Set<string>();
  let tree: AnyNode;
  try {
    tree = parseScript(code, { ecmaVersion: EDITION, sourceType: 'module', allowReturnOutsideFunction: true });
  } catch (error) {
    return [`syntax: ${error instanceof Error ? error.message : error}`];
  }
  const declare = (node: { id?: { name?: string } | null }) =>
    node.id?.name !== undefined && declared.add(node.id.name);
  const visitors: Visitors = {
    Identifier: ({ name }) => void used.add(name),
    VariablePattern: ({ name }) => void declared.add(name),
    Function: (node) => void declare(node),
    Class: (node) => void declare(node),
    ImportDeclaration: ({ specifiers }) => specifiers.forEach(({ local }) => void declared.add(local.name)),
    MemberExpression(node) {
      const member = memberOf(node);
      if (member === null) return;
      const owner = node.object.type === 'Identifier' ? node.object.name : '';
      if (NEW_STATICS.has(`${owner}.${member}`)) found.add(`${owner}.${member}`);
      else if (NEW_MEMBERS.has(member)) found.add(`.${member}`);
    },
  };
  simple(tree, visitors);
  for (const name of used) if (NEW_GLOBALS.has(name) && !declared.has(name)) found.add(name);
  return [...found].sort();
}

/** Whether `@supports` asks for something around a rule, so that a browser without it does not see the rule. */
function isAskedFor(node: ChildNode | AtRule): boolean {
  if (node.type === 'atrule' && node.name === 'supports') return true;
  const { parent } = node;
  return parent !== undefined && parent.type !== 'root' && parent.type !== 'document' && isAskedFor(parent as AtRule);
}

/** Whether another declaration of the same rule stays if the browser does not understand this one. */
const hasFallback = (declaration: Declaration) =>
  Boolean(
    declaration.parent?.nodes.some(
      (other) => other !== declaration && other.type === 'decl' && other.prop === declaration.prop,
    ),
  );

/** Functions and keywords in a value, as `color-mix()` and `balance`. */
function newerInValue({ prop, value }: Declaration): readonly string[] {
  const functions = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name);
  const types = functions.filter((name) => isTooNew('css', 'types', name) || isTooNew('css', 'types', 'color', name));
  const relative = /\b(rgb|hsl|oklch|oklab|lab|lch|color)\(from /.test(value) ? ['relative colours'] : [];
  const keywords = value
    .split(/\s+/)
    .filter((word) => /^[a-z-]+$/.test(word) && isTooNew('css', 'properties', prop, word));
  const units = [...value.matchAll(/\d(dvh|svh|lvh|cqi|cqw)\b/g)]
    .map(([, unit = '']) => unit)
    .filter((unit) => isTooNew('css', 'types', 'length', unit));
  return [...types.map((name) => `${name}()`), ...relative, ...keywords.map((word) => `${prop}: ${word}`), ...units];
}

/** What a style sheet uses that the oldest supported browsers do not have, without `@supports` or an earlier declaration. */
export function newerInStyles(css: string): readonly string[] {
  const found = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (isAskedFor(node)) return;
    if (node.type === 'atrule' && isTooNew('css', 'at-rules', node.name)) found.add(`@${node.name}`);
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/:{1,2}([a-z-]+)/g))
        if (isTooNew('css', 'selectors', name)) found.add(`:${name}`);
    if (node.type !== 'decl') return;
    if (isTooNew('css', 'properties', node.prop)) found.add(node.prop);
    if (!hasFallback(node)) for (const name of newerInValue(node)) found.add(name);
  });
  return [...found].sort();
}
