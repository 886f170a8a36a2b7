import { type ESTree, parseSync, Visitor } from 'vite';

/** Message ids that a source names: as literals, and as templates such as `bankid.failed.${reason}`. */
export interface Uses {
  readonly literals: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
  /** Literals that stand where only a message id can stand: `id="…"` and `{ id: '…' }`. */
  readonly asId: ReadonlySet<string>;
}

const DOTTED = /^[a-z][\w-]*(\.\w+)+$/;

/** A template counts only if it names a namespace; a bare `${x}` would use every message there is. */
function patternOf({ quasis }: ESTree.TemplateLiteral): RegExp[] {
  const parts = quasis.map(({ value }) => value.raw.replaceAll('.', '\\.'));
  return /^[a-z][\w-]*\\\./.test(parts[0] ?? '') ? [new RegExp(`^${parts.join('.+')}$`)] : [];
}

/** The strings that an expression can be: `a ? 'x' : 'y'` can be both. */
function stringsOf(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case 'LogicalExpression':
      return [...stringsOf(node.left), ...stringsOf(node.right)];
    case 'JSXExpressionContainer':
      return stringsOf(node.expression);
    default:
      return [];
  }
}

/** Reads one source file. Throws when it cannot be parsed. */
export function usesIn(file: string, code: string): Uses {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  const asId = new Set<string>();
  const keep = (node: ESTree.Node | null) => {
    for (const text of stringsOf(node)) if (DOTTED.test(text)) asId.add(text);
  };
  new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && literals.add(node.value)),
    TemplateLiteral: (node) => void templates.push(...patternOf(node)),
    JSXAttribute: (node) => void (node.name.name === 'id' && keep(node.value)),
    Property: (node) => void (node.key.type === 'Identifier' && node.key.name === 'id' && keep(node.value)),
  }).visit(program);
  return { literals, templates, asId };
}

/** Messages that no source names, and ids in sources that name no message. */
export function faultsOfUse(ids: readonly string[], uses: ReadonlyMap<string, Uses>): string[] {
  const all = [...uses.values()];
  const isUsed = (id: string) =>
    all.some(({ literals, templates }) => literals.has(id) || templates.some((template) => template.test(id)));
  const unused = ids.filter((id) => !isUsed(id)).map((id) => `locales: ${id} is used nowhere`);
  const missing = [...uses].flatMap(([file, { asId }]) =>
    [...asId].filter((id) => !ids.includes(id)).map((id) => `${file}: ${id} is not in locales`),
  );
  return [...unused, ...missing];
}
