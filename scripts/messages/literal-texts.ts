import { type ESTree, parseSync, Visitor } from 'vite';
import { MESSAGE_ID } from './uses.ts';

/** Attributes and component props that hold visible or announced text. */
const TEXT_ATTRIBUTES = new Set(['alt', 'title', 'placeholder', 'label', 'heading', 'text', 'hint']);
const isTextAttribute = (name: string): boolean =>
  TEXT_ATTRIBUTES.has(name) || /^aria-(label|description|roledescription|valuetext)$/.test(name);
const isText = (text: string): boolean => /\p{L}/u.test(text) && !MESSAGE_ID.test(text);

/** The literal texts in a rendered expression. */
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

/** Texts that a view contains itself instead of using `locales/`. */
export function literalTextsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const add = (texts: readonly string[]) => found.push(...texts.map((text) => text.trim()).filter(isText));
  const addChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) add(child.type === 'JSXText' ? [child.value] : textsOf(child));
  };
  new Visitor({
    JSXElement: addChildren,
    JSXFragment: addChildren,
    JSXAttribute: ({ name, value }) =>
      void (name.type === 'JSXIdentifier' && isTextAttribute(name.name) && add(textsOf(value))),
  }).visit(parseSync(file, code).program);
  return found.map((text) => `${file}: "${text}" is a literal text; move it to locales/`);
}
