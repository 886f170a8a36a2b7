import { type ESTree, Visitor } from 'vite';

/** What a piece of source refers to. */
export interface Mentions {
  /** Names that are read when the code runs. */
  readonly values: ReadonlySet<string>;
  /** Names that only types use. */
  readonly types: ReadonlySet<string>;
  /** Sources of `import(…)`. */
  readonly imports: ReadonlySet<string>;
  /** Strings, such as the ids of messages. */
  readonly texts: ReadonlySet<string>;
  /** Texts that a view contains itself, inside JSX or in an attribute such as `aria-label`. */
  readonly literals: ReadonlySet<string>;
  /** Template literals, with `*` for each expression: `topups.updated.*`. */
  readonly templates: ReadonlySet<string>;
}

const TEXT_ATTRIBUTES = /^(alt|title|placeholder|label|heading|text|hint|aria-label|aria-description)$/;

const NONE: ReadonlySet<string> = new Set();
export const NO_MENTIONS: Mentions = {
  values: NONE,
  types: NONE,
  imports: NONE,
  texts: NONE,
  literals: NONE,
  templates: NONE,
};

const textOfKey = (node: ESTree.Node): string | null => (node.type === 'Identifier' ? node.name : null);

/** What an expression or a statement refers to. The key of a property is not a reference. */
export function mentionsOf(node: ESTree.Node): Mentions {
  const values = new Set<string>();
  const types = new Set<string>();
  const imports = new Set<string>();
  const texts = new Set<string>();
  const literals = new Set<string>();
  const templates = new Set<string>();
  const keys = new Set<ESTree.Node>();
  let depthOfTypes = 0;
  const enter = () => {
    depthOfTypes += 1;
  };
  const leave = () => {
    depthOfTypes -= 1;
  };
  const add = (name: string | null) => name !== null && (depthOfTypes > 0 ? types : values).add(name);
  const program = { type: 'Program', body: [node], sourceType: 'module', hashbang: null, start: 0, end: 0 };
  new Visitor({
    TSTypeAnnotation: enter,
    'TSTypeAnnotation:exit': leave,
    TSTypeParameterInstantiation: enter,
    'TSTypeParameterInstantiation:exit': leave,
    TSTypeReference: enter,
    'TSTypeReference:exit': leave,
    TSTypeQuery: enter,
    'TSTypeQuery:exit': leave,
    TSInterfaceDeclaration: enter,
    'TSInterfaceDeclaration:exit': leave,
    MemberExpression: ({ computed, property }) => void (computed || keys.add(property)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || keys.add(key)),
    Identifier: (identifier) => void (keys.has(identifier) || add(textOfKey(identifier))),
    JSXIdentifier: ({ name }) => void add(name),
    Literal: ({ value }) => void (typeof value === 'string' && texts.add(value)),
    JSXText: ({ value }) => void (/\p{L}/u.test(value) && literals.add(value.trim())),
    JSXAttribute: ({ name, value }) =>
      void (
        TEXT_ATTRIBUTES.test(String(name.name)) &&
        value?.type === 'Literal' &&
        typeof value.value === 'string' &&
        literals.add(value.value)
      ),
    TemplateLiteral: ({ quasis }) => void templates.add(quasis.map(({ value }) => value.raw).join('*')),
    ImportExpression: ({ source }) =>
      void (source.type === 'Literal' && typeof source.value === 'string' && imports.add(source.value)),
  }).visit(program as ESTree.Program);
  return { values, types, imports, texts, literals, templates };
}
