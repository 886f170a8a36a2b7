import { dirname, join } from 'node:path/posix';
import { type ESTree, parseSync } from 'vite';
import { type Part, partsOf } from './parts.ts';
import { commentBefore, isTypeDeclaration, meaningOf } from './syntax.ts';

/** The files of one version: their text by their path in the project. */
export type Sources = ReadonlyMap<string, string>;

/** A name that a file declares. */
export interface Declaration {
  readonly name: string;
  readonly isType: boolean;
  /** The text of its JSDoc comment. */
  readonly comment: string | null;
  readonly parts: readonly Part[];
}

/** A file with TypeScript. */
export interface Module {
  readonly file: string;
  /** Where an imported name is declared. Without names of packages. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  readonly declarations: readonly Declaration[];
  /** Returns what the file means. */
  readonly meaning: (withTypes: boolean) => string;
}

/** The name of the statements of a file that declare nothing. */
export const STATEMENTS = '(statements)';

const fileOf = (file: string, specifier: string): string | null =>
  specifier.startsWith('.') ? join(dirname(file), specifier) : null;

function importsOf(file: string, body: readonly ESTree.Node[]): Module['imports'] {
  const imports = new Map<string, { file: string; name: string }>();
  for (const node of body) {
    if (node.type !== 'ImportDeclaration') continue;
    const from = fileOf(file, node.source.value);
    if (from === null) continue;
    for (const specifier of node.specifiers) {
      const { imported } =
        specifier.type === 'ImportSpecifier'
          ? specifier
          : { imported: { type: 'Identifier', name: 'default' } as const };
      const name = imported.type === 'Identifier' ? imported.name : String(imported.value);
      imports.set(specifier.local.name, { file: from, name });
    }
  }
  return imports;
}

/** The names that a declaration binds, also `const { a, b: [c] } = …`. */
function boundNames(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((property) =>
        boundNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return node.elements.flatMap((element) => (element === null ? [] : boundNames(element)));
    case 'AssignmentPattern':
      return boundNames(node.left);
    case 'RestElement':
      return boundNames(node.argument);
    default:
      return [];
  }
}

function declarationsOf(node: ESTree.Node, source: string, comment = commentBefore(source, node.start)): Declaration[] {
  const one = (name: string, expression: ESTree.Node, isType = false): Declaration => ({
    name,
    isType,
    comment,
    parts: partsOf(name, expression, source),
  });
  switch (node.type) {
    case 'ImportDeclaration':
      return node.specifiers.length === 0 ? [one(STATEMENTS, node)] : [];
    case 'ExportNamedDeclaration':
      return node.declaration ? declarationsOf(node.declaration, source, comment) : [one(STATEMENTS, node)];
    case 'ExportDefaultDeclaration':
      return [one('default', node.declaration)];
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id, init }) => boundNames(id).map((name) => one(name, init ?? id)));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [one(node.id?.name ?? 'default', node)];
    default:
      if (isTypeDeclaration(node) && 'id' in node && node.id && 'name' in node.id)
        return [one(String(node.id.name), node, true)];
      return [one(STATEMENTS, node)];
  }
}

const parsed = new Map<string, Module>();

/** Reads a file of TypeScript. Throws if it cannot be parsed. A file that two versions share is read once. */
export function moduleOf(file: string, source: string): Module {
  const key = `${file}\n${source}`;
  const known = parsed.get(key);
  if (known) return known;
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const body: readonly ESTree.Node[] = program.body;
  // Names that are imported are compared where they are used.
  const own = body.filter((node) => node.type !== 'ImportDeclaration' || node.specifiers.length === 0);
  const isRun = (node: ESTree.Node) => !isTypeDeclaration('declaration' in node ? (node.declaration ?? node) : node);
  const imports = importsOf(file, body);
  const declarations = body.flatMap((node) => declarationsOf(node, source));
  const module = {
    file,
    imports,
    declarations,
    meaning: (withTypes: boolean) => meaningOf(withTypes ? own : own.filter(isRun), withTypes),
  };
  parsed.set(key, module);
  return module;
}
