import { type ESTree, parseSync, Visitor } from 'vite';

/** Attributes whose text a person reads or hears, those of our own components among them. */
const READ = new Set(['alt', 'title', 'placeholder', 'label', 'heading', 'text', 'hint']);
const isRead = (name: string): boolean =>
  READ.has(name) || /^aria-(label|description|roledescription|valuetext)$/.test(name);
const LETTER = /\p{L}/u;

/** The literal texts of an expression that ends up on the page. */
function textsOf(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return textsOf(node.right);
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    default:
      return [];
  }
}

/** Words that a view says itself instead of taking them from `locales/`. */
export function wordsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const keep = (texts: readonly string[]) =>
    found.push(...texts.map((text) => text.trim()).filter((t) => LETTER.test(t)));
  const keepChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) keep(child.type === 'JSXText' ? [child.value] : textsOf(child));
  };
  new Visitor({
    JSXElement: keepChildren,
    JSXFragment: keepChildren,
    JSXAttribute: ({ name, value }) =>
      void (name.type === 'JSXIdentifier' && isRead(name.name) && keep(textsOf(value))),
  }).visit(parseSync(file, code).program);
  return found.map((text) => `${file}: "${text}" is said by the view; its place is locales/`);
}
