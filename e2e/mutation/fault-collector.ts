import { type ESTree, Visitor, type VisitorObject } from 'vite';
import { constantTexts } from './constant-texts.ts';
import type { FaultKind } from './make-faults.ts';

type Node = ESTree.Span;

/** An expression of a view, and what a fault replaces it with. */
export interface Site {
  readonly kind: FaultKind;
  readonly sentence: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Whether an expression needs braces there. */
  readonly inJsx: boolean;
}

/** A text of which the file has others of the same group, such as the fields of a form. */
interface Peer extends Node {
  readonly kind: FaultKind;
  readonly group: string;
  readonly text: string;
}

/** Components that show one message or one value; a constant message is not from the machine. */
const DISPLAYS = /^(Formatted\w+|\w*Message\w*|ErrorAlert|Money|Amount|MonthName|DeliveryTime|Translated)$/;
/** Functions of a form that return the props of one of its fields. */
const FIELD_FUNCTION = /(field|checkbox)$/i;
const TRANSLATED_CONSTANT = /^\{translate\('/;
const SUBMIT_PROPS = /(^|\.)submit\w*$/;
const BLOCKING_PROPS = ['disabled', 'busy', 'settling'];

const isLiteral = (node: ESTree.Node): node is ESTree.StringLiteral =>
  node.type === 'Literal' && typeof node.value === 'string';

const nameOf = ({ type, ...node }: ESTree.Node): string =>
  'name' in node && typeof node.name === 'string' ? node.name : type;

/** The names of the values in a message, and of its elements. */
const argumentsOf = (message: string): string =>
  [...new Set([...message.matchAll(/\{\s*(\w+)|<(\w+)>/g)].map(([, value, element]) => value ?? element))]
    .toSorted()
    .join();

/** Finds the places of a view where a fault can be, each with its replacement. */
export class FaultCollector {
  readonly #source: string;
  readonly #messages: Readonly<Record<string, string>>;
  readonly #sites: Site[] = [];
  readonly #peers: Peer[] = [];
  readonly #ignored = new Set<number>();
  /** Where the nodes that need braces begin. */
  readonly #inJsx = new Set<number>();
  #isConstant: (node: ESTree.Node) => boolean = () => false;
  /** Where the functions around the current node begin. */
  readonly #functions: number[] = [];

  constructor(source: string, messages: Readonly<Record<string, string>>) {
    this.#source = source;
    this.#messages = messages;
  }

  sitesOf(program: ESTree.Program): readonly Site[] {
    this.#isConstant = constantTexts(program);
    const enter = ({ start }: Node) => void this.#functions.push(start);
    const leave = () => void this.#functions.pop();
    const visitor: VisitorObject = {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      TSLiteralType: ({ literal }) => void this.#ignored.add(literal.start),
      Property: ({ key, computed }) => void (!computed && isLiteral(key) && this.#ignored.add(key.start)),
      CallExpression: (call) => this.#visitCall(call),
      Literal: (literal) => this.#visitLiteral(literal),
      JSXElement: (element) => this.#visitElement(element),
      JSXFragment: ({ children }) => this.#visitChildren(children),
      JSXOpeningElement: ({ attributes }) => this.#visitAttributes(attributes),
    };
    new Visitor(visitor).visit(program);
    for (const peer of this.#peers) this.#replaceByPeer(peer);
    return this.#sites.toSorted((a, b) => a.start - b.start || b.end - a.end);
  }

  #textOf({ start, end }: Node): string {
    return this.#source.slice(start, end);
  }

  #add(kind: FaultKind, { start, end }: Node, replacement: string, sentence: string): void {
    if (this.#functions.length === 0) return;
    const inJsx = this.#inJsx.has(start);
    this.#sites.push({ kind, sentence: sentence.replaceAll(/\s+/g, ' '), start, end, replacement, inJsx });
  }

  #addPeer(kind: FaultKind, { start, end }: Node, group: string | number, text: string): void {
    if (this.#functions.length > 0 && !this.#ignored.has(start))
      this.#peers.push({ kind, start, end, group: `${kind} ${group}`, text });
    this.#ignored.add(start);
  }

  /** The next other text of the group. An event without another is not sent. */
  #replaceByPeer(peer: Peer): void {
    const texts = [...new Set(this.#peers.filter(({ group }) => group === peer.group).map(({ text }) => text))];
    const next = texts[(texts.indexOf(peer.text) + 1) % texts.length];
    const other = next === peer.text ? (peer.kind === 'event' ? "'nothing'" : undefined) : next;
    if (other === undefined) return;
    const { kind, start, end } = peer;
    const sentence = `${other} instead of ${peer.text}`.replaceAll(/\s+/g, ' ');
    this.#sites.push({ kind, sentence, start, end, replacement: other, inJsx: this.#inJsx.has(start) });
  }

  #visitCall({ callee, arguments: [first, second] }: ESTree.CallExpression): void {
    if (first === undefined) return;
    const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
    if (name === 'send' && first.type === 'ObjectExpression') this.#visitEvent(first);
    if (FIELD_FUNCTION.test(name) && isLiteral(first)) this.#addPeer('field', first, name, first.raw ?? '');
    if (name === 'useSelector' && second)
      this.#addPeer('selector', second, `${this.#functions[0]} ${this.#textOf(first)}`, this.#textOf(second));
  }

  #visitEvent(event: ESTree.ObjectExpression): void {
    for (const property of event.properties) {
      if (property.type !== 'Property') continue;
      const { key, value, start, end } = property;
      const name = nameOf(key);
      if (name !== 'type') {
        const before = this.#source.slice(event.start, start);
        const replacement = `${before}${name}: otherValue(${this.#textOf(value)})${this.#source.slice(end, event.end)}`;
        this.#add('payload', event, replacement, `another ${name} in ${this.#textOf(event)}`);
      } else if (isLiteral(value)) {
        this.#addPeer('event', value, '', value.raw ?? '');
      } else if (value.type === 'ConditionalExpression') {
        for (const type of [value.consequent, value.alternate])
          if (isLiteral(type)) this.#addPeer('event', type, '', type.raw ?? '');
      }
    }
  }

  #visitLiteral(literal: ESTree.Node): void {
    if (!isLiteral(literal)) return;
    const message = this.#messages[literal.value];
    // Only a message with the same values: with others, React Intl would report the missing ones.
    if (message !== undefined) this.#addPeer('message', literal, argumentsOf(message), `'${literal.value}'`);
  }

  #visitElement(element: ESTree.JSXElement): void {
    const { name } = element.openingElement;
    this.#visitChildren(element.children);
    if (DISPLAYS.test(this.#textOf(name))) this.#addMissing(element, this.#textOf(element.openingElement));
  }

  #visitChildren(children: ESTree.JSXElement['children']): void {
    for (const child of children) {
      if (child.type === 'JSXElement') this.#inJsx.add(child.start);
      if (child.type === 'JSXExpressionContainer' && isValue(child.expression, this.#textOf(child)))
        this.#addMissing(child.expression, this.#textOf(child));
    }
  }

  #addMissing(node: ESTree.Node, text: string): void {
    this.#add(
      TRANSLATED_CONSTANT.test(text) || this.#isConstant(node) ? 'text' : 'value',
      node,
      'null',
      `without ${text}`,
    );
  }

  #visitAttributes(attributes: ESTree.JSXOpeningElement['attributes']): void {
    const given = attributes.map((attribute) => ('name' in attribute ? this.#textOf(attribute.name) : null));
    for (const [index, attribute] of attributes.entries()) {
      if (attribute.type === 'JSXSpreadAttribute') this.#visitSpread(attribute.argument, given);
      else this.#visitAttribute(given[index] ?? '', attribute.value);
    }
  }

  #visitAttribute(name: string, value: ESTree.JSXAttribute['value']): void {
    if (value?.type === 'Literal') this.#inJsx.add(value.start);
    if (value?.type === 'JSXExpressionContainer' && BLOCKING_PROPS.includes(name))
      this.#add('disabled', value.expression, 'false', `without ${name}=${this.#textOf(value)}`);
  }

  /** `given`: the other props of the element, which replace those of the spread. */
  #visitSpread(props: ESTree.Expression, given: readonly (string | null)[]): void {
    const text = this.#textOf(props);
    if (!SUBMIT_PROPS.test(text)) return;
    for (const prop of BLOCKING_PROPS.filter((name) => !given.includes(name)))
      this.#add('disabled', props, `{ ...${text}, ${prop}: false }`, `without ${prop} of {...${text}}`);
  }
}

/** Whether an expression between elements is a value, such as `{count}`; not children, and nothing with elements. */
const isValue = ({ type }: ESTree.Node, text: string): boolean =>
  ['Identifier', 'MemberExpression', 'CallExpression', 'TemplateLiteral'].includes(type) && !/children|</.test(text);
