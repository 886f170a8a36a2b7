import { type ESTree, Visitor } from 'vite';

/** A name that always has the same value, and where that is so. */
interface ConstantName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The names of the values that a piece of code reads; not those of properties and of elements. */
function namesIn(code: unknown): readonly string[] {
  if (Array.isArray(code)) return code.flatMap(namesIn);
  if (!isNode(code)) return [];
  if (code.type === 'Identifier') return [code.name];
  if (code.type === 'MemberExpression' && !code.computed) return namesIn(code.object);
  if (code.type === 'Property' && !code.computed) return namesIn(code.value);
  return Object.values(code).flatMap(namesIn);
}

const isCapitalised = (name: string): boolean => /^[A-Z]/.test(name);

/** The components of a file that only this file uses, each with its function. */
function ownComponents({
  body,
}: ESTree.Program): ReadonlyMap<string, ESTree.Function | ESTree.ArrowFunctionExpression> {
  const found = new Map<string, ESTree.Function | ESTree.ArrowFunctionExpression>();
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration' && statement.id) found.set(statement.id.name, statement);
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') found.set(id.name, init);
  }
  return new Map([...found].filter(([name]) => isCapitalised(name)));
}

/** The names that a file imports or declares outside of its functions. */
function topLevelNames({ body }: ESTree.Program): readonly string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) => namesIn(id));
  });
}

/**
 * Says whether a piece of a view does not depend on a machine: a constant of the file or of another file, an
 * element of a list of constants, or a prop that its component always gets as a literal.
 */
export function constantTexts(program: ESTree.Program): (node: ESTree.Node) => boolean {
  const everywhere = { start: program.start, end: program.end };
  const constants: ConstantName[] = topLevelNames(program).map((name) => ({ name, ...everywhere }));
  const isConstant = (node: unknown, { start, end }: ESTree.Span) =>
    namesIn(node).every((name) =>
      constants.some((known) => known.name === name && known.start <= start && end <= known.end),
    );
  const components = ownComponents(program);
  const literalProps = new Map([...components.keys()].map((name) => [name, new Map<string, boolean>()]));
  new Visitor({
    CallExpression({ callee, arguments: [callback] }) {
      if (callee.type !== 'MemberExpression' || callback?.type !== 'ArrowFunctionExpression') return;
      if (!isConstant(callee.object, callee)) return;
      const { start, end } = callback;
      constants.push(...namesIn(callback.params).map((name) => ({ name, start, end })));
    },
    JSXOpeningElement({ name: { type, ...element }, attributes }) {
      const props = type === 'JSXIdentifier' && 'name' in element ? literalProps.get(String(element.name)) : undefined;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        const { name } = attribute.name;
        props?.set(name, attribute.value?.type === 'Literal' && props.get(name) !== false);
      }
    },
  }).visit(program);
  for (const [component, { params, start, end }] of components) {
    const props = literalProps.get(component);
    constants.push(...namesIn(params).flatMap((name) => (props?.get(name) ? { name, start, end } : [])));
  }
  return (node) => isConstant(node, node);
}
