import type { AnyStateMachine } from 'xstate';
import { stateTreeOf } from '../state-tree.ts';
import { graphOf } from './graph.ts';
import { definitionsIn, type Meaning, meaningsOf } from './meanings.ts';
import type { Sources } from './module.ts';
import { idsLike, localesIn, type TextUses, usesOfTexts } from './texts.ts';

/** A text of a flow. */
export interface FlowText {
  readonly id: string;
  readonly swedish: string;
  readonly english: string;
  /** Ids of the states in which the tests in the browser expect it, or press a control with it. */
  readonly states: readonly string[];
  /** The actions of the machine that name it. */
  readonly actions: readonly string[];
}

/** What the source of a flow says that its machine does not. */
export interface FlowSource {
  readonly meanings: readonly Meaning[];
  readonly texts: readonly FlowText[];
}

/** A text of more flows says nothing about one of them, unless a state is known. */
const FEW_FLOWS = 3;

/** What is known of all texts. */
interface Texts {
  readonly uses: ReadonlyMap<string, TextUses>;
  readonly languages: ReturnType<typeof localesIn>;
}

function textsOf(flow: string, meanings: readonly Meaning[], { uses, languages }: Texts): FlowText[] {
  const ids = [...uses.keys()];
  const actions = meanings
    .filter(({ kind }) => kind === 'action')
    .map(({ name, texts }) => ({ name, ids: texts.flatMap((text) => (uses.has(text) ? [text] : idsLike(text, ids))) }));
  return [...uses].flatMap(([id, flows]) => {
    const states = flows.get(flow);
    const own = actions.filter((action) => action.ids.includes(id)).map(({ name }) => name);
    const isOfFlow = states && (states.length > 0 || own.length > 0 || flows.size <= FEW_FLOWS);
    const [swedish = '', english = ''] = ['sv', 'en'].map((language) => languages.get(language)?.[id]);
    return isOfFlow ? [{ id, swedish, english, states, actions: own }] : [];
  });
}

/** Reads the sources of all flows. The texts are in the order of their ids. */
export function flowSources(sources: Sources, machines: readonly AnyStateMachine[]): ReadonlyMap<string, FlowSource> {
  const graph = graphOf(sources);
  const definitions = definitionsIn(graph);
  const roots = new Map(machines.map((machine) => [machine.id, stateTreeOf(machine)]));
  const languages = localesIn(sources);
  const ids = new Set(Object.keys(languages.get('sv') ?? {}).sort());
  const uses = usesOfTexts(graph, roots, ids);
  return new Map(
    machines.map((machine) => {
      const meanings = meaningsOf(definitions, machine);
      return [machine.id, { meanings, texts: textsOf(machine.id, meanings, { uses, languages }) }] as const;
    }),
  );
}
