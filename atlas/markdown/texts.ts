import type { FlowText } from '../source/flow-source.ts';
import type { StateNode } from '../state-tree.ts';
import { code, relativeId, table } from './tables.ts';

/** A message as Markdown shows it: its tags are text. */
const escapeMessage = (message: string): string => message.replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');

const cellsOf = ({ id, swedish, english }: FlowText): string[] => [
  code([id]),
  escapeMessage(swedish),
  escapeMessage(english),
];

function placesOf(root: StateNode, { states, actions }: FlowText): string {
  const inStates = states.map((state) => relativeId(root, state));
  return [...(inStates.length > 0 ? [code(inStates)] : []), ...actions.map((name) => `action ${code([name])}`)].join(
    ', ',
  );
}

/** The texts of a machine with the states that show them; folded, those of which the states are not known. */
export function textsSection(root: StateNode, texts: readonly FlowText[]): string {
  const isKnown = ({ states, actions }: FlowText) => states.length + actions.length > 0;
  const [known, others] = [texts.filter(isKnown), texts.filter((text) => !isKnown(text))];
  const rows = known.map((text) => [...cellsOf(text), placesOf(root, text)]);
  const folded = [
    `<details><summary>Texts whose states are not known: ${others.length}</summary>`,
    table(['text', 'Swedish', 'English'], others.map(cellsOf)),
    '</details>',
  ];
  return [
    ...(rows.length > 0 ? [table(['text', 'Swedish', 'English', 'where'], rows)] : []),
    ...(others.length > 0 ? folded : []),
  ].join('\n\n');
}
