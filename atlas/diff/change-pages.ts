import type { Changes } from '../data/site-data.ts';
import { escapeLabel, nameOf } from '../markdown/mermaid-text.ts';
import { changeLines } from './change-words.ts';
import type { ComparedTransition, FlowChange } from './flow-diff.ts';
import type { PictureChange } from './picture-diff.ts';
import { kindWords, stateWords, variantWords } from './picture-words.ts';

function arrowsOf(sign: string, { state, event, guard, targets }: ComparedTransition): string[] {
  const label = escapeLabel(`${sign} ${event}${guard === null ? '' : ` [${guard}]`}`);
  return (targets.length > 0 ? targets : [state]).map((target) => `  ${nameOf(state)} --> ${nameOf(target)}: ${label}`);
}

/** The changed transitions of a machine as a Mermaid diagram: new states are green, removed ones red. */
function changeDiagram({ states, transitions }: FlowChange): string {
  const { added, removed } = transitions;
  const involved = new Set([
    ...states.added,
    ...states.removed,
    ...[...added, ...removed].flatMap(({ state, targets }) => [state, ...targets]),
  ]);
  const classOf = (ids: readonly string[], name: string) => ids.map((id) => `  class ${nameOf(id)} ${name}`);
  return [
    'stateDiagram-v2',
    '  classDef added fill:#d7f0df,stroke:#0e6b4f,color:#0b2b1d',
    '  classDef removed fill:#fbe0dd,stroke:#b3261e,color:#3a0d09',
    ...[...involved].map((id) => `  state "${id.slice(id.indexOf('.') + 1)}" as ${nameOf(id)}`),
    ...removed.flatMap((transition) => arrowsOf('−', transition)),
    ...added.flatMap((transition) => arrowsOf('+', transition)),
    ...classOf(states.added, 'added'),
    ...classOf(states.removed, 'removed'),
  ].join('\n');
}

function section(change: FlowChange): string {
  const lines = changeLines(change).map(({ sign, kind, text }) => `- ${sign} ${kind}: ${text}`);
  const isDrawn = change.transitions.added.length + change.transitions.removed.length > 0;
  const diagram = isDrawn ? [`\`\`\`mermaid\n${changeDiagram(change)}\n\`\`\``] : [];
  return [`## ${change.flow} (${change.kind})`, lines.join('\n'), ...diagram].join('\n\n');
}

function pictureSection(pictures: readonly PictureChange[]): string {
  const lines = pictures.map(
    (change) => `- ${kindWords(change)}: ${change.machine}, ${stateWords(change)} (${variantWords(change)})`,
  );
  return ['## Pictures', lines.length > 0 ? lines.join('\n') : 'No picture has changed.'].join('\n\n');
}

/** The changes as Markdown for a pull request. */
export function changePage({ ref, changes, pictures }: Changes): string {
  const flows = changes.length > 0 ? changes.map(section) : ['No flow has changed.'];
  const shown = pictures === null ? [] : [pictureSection(pictures)];
  return `${[`# Changes of the flows since ${ref}`, ...flows, ...shown].join('\n\n')}\n`;
}
