import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

type Property = ESTree.ObjectProperty;

const isSaid = ({ value }: Property): boolean => value.type === 'Literal' && typeof value.value === 'string';

const propertyNamed = (names: readonly string[], node: ESTree.ObjectPropertyKind): node is Property =>
  node.type === 'Property' && node.key.type === 'Identifier' && names.includes(node.key.name);

const isSection = ({ value }: Property): boolean =>
  value.type === 'ObjectExpression' && value.properties.some((inner) => propertyNamed(['section'], inner));

/** A state's description and a machine's section; data that happens to bear these names is kept. */
const toldByMachine = ({ properties }: ESTree.ObjectExpression): Property[] =>
  properties.filter(
    (node): node is Property =>
      (propertyNamed(['description'], node) && isSaid(node)) || (propertyNamed(['meta'], node) && isSection(node)),
  );

const DOCUMENTED = ['summary', 'origin', 'refusals', 'example'];

/** What the definition of a call says for documents, tests and the sandbox. */
function toldByCall({ callee, arguments: [definition] }: ESTree.CallExpression): Property[] {
  if (callee.type !== 'Identifier' || callee.name !== 'defineCall' || definition?.type !== 'ObjectExpression')
    return [];
  return definition.properties.filter((node) => propertyNamed(DOCUMENTED, node));
}

/** The code of a machine or a call without what only tests, diagrams and documents read. */
export function shipped(file: string, code: string): string {
  const told: Property[] = [];
  new Visitor({
    ObjectExpression: (node) => void (file.includes('/machines/') && told.push(...toldByMachine(node))),
    CallExpression: (node) => void (file.includes('/contract/') && told.push(...toldByCall(node))),
  }).visit(parseSync(file, code).program);
  return told
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => {
      const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
      return rest.slice(0, start) + rest.slice(end + comma);
    }, code);
}

/** Leaves at home what the browser never reads: descriptions of states, and what the contract says for documents. */
export const shippingPlugin = (): Plugin => ({
  name: 'shipping',
  apply: 'build',
  transform: {
    filter: { id: /\/(machines|contract)\/.*\.ts$/ },
    handler: (code, id) => ({ code: shipped(id, code), map: null }),
  },
});
