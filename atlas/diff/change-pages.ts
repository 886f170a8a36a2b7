import { escapeLabel, nameOf } from '../markdown/mermaid-text.ts';
import { table } from '../markdown/tables.ts';
import { links } from '../site/links.ts';
import type { Change, Changes, FlowChange, Retest, SharedChange, TextChange } from './change.ts';
import { type ComparedTransition, shortId } from './machine-diff.ts';
import type { PictureChange } from './picture-diff.ts';
import { kindWords, stateWords, variantWords } from './picture-words.ts';
import { flowWords, isUnchanged, sectionsOf, startWords, textWords } from './report.ts';

/** Where `npm run atlas` serves the site. */
const ATLAS = 'http://localhost:4320';
/** How many states or paths a line names. */
const MOST = 12;

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

const code = (text: string): string => `\`${text}\``;

/** The address of a page of the atlas that `npm run atlas` serves. */
const at = (text: string, address: string): string => `[${text}](${ATLAS}/#${address})`;

const stateLinks = (states: readonly string[]): string =>
  states
    .map((id) => at(shortId(id), links.state(id.slice(0, id.indexOf('.')), id)))
    .slice(0, MOST)
    .join(', ') + (states.length > MOST ? ` and ${states.length - MOST} more` : '');

const linesOf = (changes: readonly Change[]): string =>
  changes
    .map(({ text, file, states }) => {
      const place = file === null ? '' : ` (${code(file)})`;
      return `- ${text}${place}${states.length > 0 ? ` – ${stateLinks(states)}` : ''}`;
    })
    .join('\n');

const textLine = (text: TextChange): string =>
  `- ${textWords(text)}${text.states.length > 0 ? ` – shown in ${stateLinks(text.states)}` : ''}`;

const textSection = (title: string, texts: readonly TextChange[], line: (text: TextChange) => string): string[] =>
  texts.length > 0 ? [`### ${title}\n\n${texts.map(line).join('\n')}`] : [];

/** The paths to run again: their links, or that it is all of them. */
function pathWords({ flow, paths, pathCount }: Retest): string {
  if (paths.length === pathCount) return `all ${at(`${pathCount} paths`, links.flow(flow))}`;
  const shown = paths.slice(0, MOST).map((path) => at(`${path}`, links.path(flow, path)));
  return `${paths.length} of ${pathCount} paths: ${shown.join(', ')}${paths.length > MOST ? ', …' : ''}`;
}

function section(change: FlowChange, retest: readonly Retest[]): string {
  const isDrawn = change.transitions.added.length + change.transitions.removed.length > 0;
  const again = retest.find(({ flow }) => flow === change.flow);
  const name = change.kind === 'removed' ? change.flow : at(change.flow, links.flow(change.flow));
  return [
    `## ${name} (${change.kind})`,
    ...sectionsOf(change.changes).map(({ title, changes }) => `### ${title}\n\n${linesOf(changes)}`),
    ...textSection('Texts', change.texts, textLine),
    ...(isDrawn ? [`\`\`\`mermaid\n${changeDiagram(change)}\n\`\`\``] : []),
    ...(again ? [`Affected: ${pathWords(again)}. Start: ${startWords(again)}.`] : []),
  ].join('\n\n');
}

function sharedSection({ shared, texts }: Changes): string[] {
  if (shared.length + texts.length === 0) return [];
  const lines = (changes: readonly SharedChange[]) =>
    changes
      .map(
        (change) => `- ${change.text}${change.file === null ? '' : ` (${code(change.file)})`} – ${flowWords(change)}`,
      )
      .join('\n');
  return [
    [
      '## Shared by many flows, or of no single flow',
      ...sectionsOf(shared).map(({ title, changes }) => `### ${title}\n\n${lines(changes)}`),
      ...textSection('Texts', texts, (text) => `- ${textWords(text)} – ${flowWords(text)}`),
    ].join('\n\n'),
  ];
}

function retestSection(retest: readonly Retest[]): string[] {
  if (retest.length === 0) return [];
  const rows = retest.map((item) => [
    at(item.flow, links.flow(item.flow)),
    startWords(item),
    item.states.length > 0 ? stateLinks(item.states) : 'not known: all',
    pathWords(item),
  ]);
  return [`## Retest\n\n${table(['flow', 'start', 'states', 'paths'], rows)}`];
}

const fileSection = (files: readonly string[]): string[] =>
  files.length > 0
    ? [`## Changed; what it means was not recognised\n\n${files.map((file) => `- ${code(file)}`).join('\n')}`]
    : [];

function pictureSection(pictures: readonly PictureChange[]): string {
  const lines = pictures.map(
    (change) => `- ${kindWords(change)}: ${change.machine}, ${stateWords(change)} (${variantWords(change)})`,
  );
  return ['## Pictures', lines.length > 0 ? lines.join('\n') : 'No picture has changed.'].join('\n\n');
}

/** The changes as Markdown for a pull request. */
export function changePage(changes: Changes): string {
  const { ref, flows, files, retest, pictures } = changes;
  return `${[
    `# Changes of the flows since ${ref}`,
    ...(isUnchanged(changes) ? ['No file of a flow has changed.'] : []),
    ...flows.map((change) => section(change, retest)),
    ...sharedSection(changes),
    ...fileSection(files),
    ...retestSection(retest),
    ...(pictures === null ? [] : [pictureSection(pictures)]),
  ].join('\n\n')}\n`;
}
