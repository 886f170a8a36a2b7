import type { ESTree } from 'vite';

type Value = unknown;
type Fields = Readonly<Record<string, Value>>;

const isFields = (value: Value): value is Fields => typeof value === 'object' && value !== null;

/** What depends on the layout of a file. */
const LAYOUT = new Set(['start', 'end', 'raw', 'loc', 'range', 'shorthand']);
/** What TypeScript adds, and what does not exist when the code runs. */
const TYPES = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'returnType',
  'implements',
  'importKind',
  'exportKind',
  'optional',
  'accessibility',
  'readonly',
  'override',
  'definite',
]);
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);
const TYPE_DECLARATIONS = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSModuleDeclaration']);

/** Whether a statement declares only types. */
export const isTypeDeclaration = ({ type }: { readonly type: string }): boolean => TYPE_DECLARATIONS.has(type);

/** Whether an expression only gives another one a type, such as `x as const`. */
export const isTypeWrapper = (type: string): boolean => WRAPPERS.has(type);

/** The text of JSX as React shows it: without line breaks and the indentation of lines. */
const shownText = (value: string): string =>
  value
    .split('\n')
    .map((line, index, lines) => {
      const start = index > 0 ? line.trimStart() : line;
      return index < lines.length - 1 ? start.trimEnd() : start;
    })
    .filter((line) => line !== '')
    .join(' ');

function withoutLayout(value: Value, withTypes: boolean): Value {
  if (typeof value === 'bigint' || value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return value.map((item) => withoutLayout(item, withTypes)).filter((item) => item !== '');
  if (!isFields(value)) return value;
  if (value.type === 'JSXText') return shownText(String(value.value));
  if (!withTypes && isTypeWrapper(String(value.type))) return withoutLayout(value.expression, withTypes);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LAYOUT.has(key) && (withTypes || !TYPES.has(key)))
      .map(([key, item]) => [key, withoutLayout(item, withTypes)]),
  );
}

/**
 * The meaning of a syntax tree as a string: equal for two sources that differ only in comments and layout, and, unless
 * `withTypes`, in types.
 */
export const meaningOf = (node: ESTree.Node | readonly ESTree.Node[], withTypes = false): string =>
  JSON.stringify(withoutLayout(node, withTypes));

/** The text of a JSDoc comment that ends right before a position of a file, on one line. Null if there is none. */
export function commentBefore(source: string, position: number): string | null {
  const before = source.slice(0, position).trimEnd();
  if (!before.endsWith('*/')) return null;
  const comment = before.slice(before.lastIndexOf('/*'), -2);
  if (!comment.startsWith('/**')) return null;
  const lines = comment
    .slice(3)
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').trim());
  return lines.join(' ').trim();
}
