import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.ts';

const contentOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The files below a folder whose names end in this way, relative to the project. */
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** Adds the number of the first line that contains one of the words, such as `e2e/model/flows/card.flow.ts:12`. */
function withLine(file: string, words: readonly string[]): string {
  const lines = contentOf(file).split('\n');
  const index = lines.findIndex((line) => words.some((word) => line.includes(word)));
  return index === -1 ? file : `${file}:${index + 1}`;
}

/** The file of a machine, the file of its model, and the file of its flow in the browser, if there is one already. */
export interface SourceFiles {
  readonly machine: string;
  readonly model: string;
  readonly flow: string | null;
}

/** Finds the files of a machine by its id. */
export function sourceFilesOf(machine: string): SourceFiles {
  const required = (file: string | undefined, kind: string): string => {
    if (file === undefined) throw new Error(`there is no ${kind} of ${machine}`);
    return file;
  };
  const named = (name: string) => filesIn('machines', '.ts').find((file) => file.endsWith(`/${name}`));
  const importsModel = (file: string) => contentOf(file).includes(`/${machine}.model.ts'`);
  return {
    machine: required(named(`${machine}.ts`), 'machine'),
    model: required(named(`${machine}.model.ts`), 'model'),
    flow: filesIn('e2e/model/flows', '.flow.ts').find(importsModel) ?? null,
  };
}

/** In the model, or in a file of invariants in its folder. */
function placeOfInvariant(model: string, invariant: string): string {
  const files = filesIn(dirname(model), '.invariants.ts');
  return withLine(files.find((file) => contentOf(file).includes(invariant)) ?? model, [invariant]);
}

/**
 * The place to look at first: the flow if a control or the assertion of a state is missing, the model if an invariant is
 * broken, and otherwise the machine. With the line that names the invariant, the event or the state.
 */
export function placeOf(fault: string, names: readonly string[], { machine, model, flow }: SourceFiles): string {
  const [, invariant] = /the invariant "(.+?)" is broken/.exec(fault) ?? [];
  if (invariant !== undefined) return placeOfInvariant(model, invariant);
  if (flow !== null && /the assertion of|is offered|there is no gesture|has no assertion/.test(fault)) {
    return withLine(flow, names.map((name) => `${name}'`).concat(names.map((name) => `${name}:`)));
  }
  return withLine(
    machine,
    names.map((name) => `${name.split('.').at(-1)}:`),
  );
}
