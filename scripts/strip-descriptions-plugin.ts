import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

type Property = ESTree.ObjectProperty;

const isText = ({ value }: Property): boolean => value.type === 'Literal' && typeof value.value === 'string';

const isNamed = (names: readonly string[], node: ESTree.ObjectPropertyKind): node is Property =>
  node.type === 'Property' && node.key.type === 'Identifier' && names.includes(node.key.name);

const hasSection = ({ value }: Property): boolean =>
  value.type === 'ObjectExpression' && value.properties.some((inner) => isNamed(['section'], inner));

/** `description: '…'` and `meta: { section: … }` of a state or a machine; other data with these names is kept. */
const machineDescriptions = ({ properties }: ESTree.ObjectExpression): Property[] =>
  properties.filter(
    (node): node is Property =>
      (isNamed(['description'], node) && isText(node)) || (isNamed(['meta'], node) && hasSection(node)),
  );

const CALL_DESCRIPTIONS = ['summary', 'origin', 'rejections', 'example'];

/** The properties of `defineCall({ … })` that only documents, tests and the sandbox read. */
function callDescriptions({ callee, arguments: [definition] }: ESTree.CallExpression): Property[] {
  if (callee.type !== 'Identifier' || callee.name !== 'defineCall') return [];
  if (definition?.type !== 'ObjectExpression') return [];
  return definition.properties.filter((node) => isNamed(CALL_DESCRIPTIONS, node));
}

/** The code of a machine or a call without its descriptions. Line breaks stay, so that source maps stay correct. */
export function withoutDescriptions(file: string, code: string): string {
  const descriptions: Property[] = [];
  new Visitor({
    ObjectExpression: (node) => void (file.includes('/machines/') && descriptions.push(...machineDescriptions(node))),
    CallExpression: (node) => void (file.includes('/contract/') && descriptions.push(...callDescriptions(node))),
  }).visit(parseSync(file, code).program);
  return descriptions
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => {
      const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
      const lineBreaks = rest.slice(start, end + comma).replace(/[^\n]/g, '');
      return rest.slice(0, start) + lineBreaks + rest.slice(end + comma);
    }, code);
}

/** Removes the descriptions of states, transitions and calls from the build: the browser never reads them. */
export const stripDescriptionsPlugin = (): Plugin => ({
  name: 'strip-descriptions',
  apply: 'build',
  transform: {
    filter: { id: /\/(machines|contract)\/.*\.ts$/ },
    handler: (code, id) => ({ code: withoutDescriptions(id, code), map: null }),
  },
});
