import { type ESTree, parseSync, Visitor } from 'vite';

/** The message ids in one source file. */
export interface Uses {
  readonly literals: ReadonlySet<string>;
  /** Template literals such as `bankid.failed.${reason}`, as patterns. */
  readonly templates: readonly RegExp[];
  /** Literals in `id="…"` and `{ id: '…' }`: these must be message ids. */
  readonly asId: ReadonlySet<string>;
}

/** What a message id looks like: `login-bankid.failed.title`, or `detail.` and a rejection text of the backend. */
export const MESSAGE_ID = /^(detail\..+|[a-z][\w-]*(\.\w+)+)$/;

/** A template counts only if it starts with a namespace: a bare `${x}` would match every message. */
function patternOf({ quasis }: ESTree.TemplateLiteral): RegExp[] {
  const parts = quasis.map(({ value }) => value.raw.replaceAll('.', '\\.'));
  return /^[a-z][\w-]*\\\./.test(parts[0] ?? '') ? [new RegExp(`^${parts.join('.+')}$`)] : [];
}

/** The strings that an expression can evaluate to, such as both branches of `a ? 'x' : 'y'`. */
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

/** Finds the message ids in a source file. Throws if it cannot be parsed. */
export function usesIn(file: string, code: string): Uses {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  const asId = new Set<string>();
  const addId = (node: ESTree.Node | null) => {
    for (const text of stringsOf(node)) if (MESSAGE_ID.test(text)) asId.add(text);
  };
  new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && literals.add(node.value)),
    TemplateLiteral: (node) => void templates.push(...patternOf(node)),
    JSXAttribute: (node) => void (node.name.name === 'id' && addId(node.value)),
    Property: (node) => void (node.key.type === 'Identifier' && node.key.name === 'id' && addId(node.value)),
  }).visit(program);
  return { literals, templates, asId };
}

/** Messages that no source uses, and ids in sources that are no message. */
export function problemsOfUse(ids: readonly string[], uses: ReadonlyMap<string, Uses>): string[] {
  const all = [...uses.values()];
  const isUsed = (id: string) =>
    all.some(({ literals, templates }) => literals.has(id) || templates.some((template) => template.test(id)));
  const unused = ids.filter((id) => !isUsed(id)).map((id) => `locales: ${id} is not used`);
  const missing = [...uses].flatMap(([file, { asId }]) =>
    [...asId].filter((id) => !ids.includes(id)).map((id) => `${file}: ${id} is not in locales`),
  );
  return [...unused, ...missing];
}
