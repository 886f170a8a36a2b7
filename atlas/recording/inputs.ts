import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { graphOf, type SourceGraph } from '../source/graph.ts';
import type { Module, Sources } from '../source/module.ts';
import { idsLike, localesIn } from '../source/texts.ts';

type Modules = SourceGraph['modules'];

/** Code that is in every page: the frame of the portal, and what starts and drives it in the tests. */
const isOfEveryPage = (file: string): boolean =>
  /^src\/(app|ports)\/(?!screens\/)/.test(file) || (/^e2e\//.test(file) && !/^e2e\/model\/flows\//.test(file));

const isScreen = (file: string): boolean => file.startsWith('src/app/screens/');

/** The files that a file imports, also later. */
const importsOf = ({ file, imports, declarations }: Module): readonly string[] => [
  ...[...imports.values()].map((imported) => imported.file),
  ...declarations.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      [...part.imports].map((specifier) => new URL(specifier, `file:///${file}`).pathname.slice(1)),
    ),
  ),
];

/** The files that some files import, and those that these import. Screens are left out: a page has one of them. */
function closureOf(modules: Modules, starts: readonly string[]): ReadonlySet<string> {
  const found = new Set(starts);
  for (const file of found) {
    const module = modules.get(file);
    for (const next of module ? importsOf(module) : []) if (modules.has(next) && !isScreen(next)) found.add(next);
  }
  return found;
}

/** The ids of the messages that a file names. */
const messagesIn = (module: Module, ids: readonly string[]): readonly string[] =>
  module.declarations.flatMap(({ parts }) =>
    parts.flatMap(({ texts, templates }) => [
      ...ids.filter((id) => texts.has(id)),
      ...[...templates].flatMap((template) => idsLike(template, ids)),
    ]),
  );

/** The files of a machine, its model and its test in the browser. */
const isOfMachine = (file: string, machine: string): boolean =>
  /^(machines|e2e\/model\/flows)\//.test(file) && basename(file).split('.')[0] === machine;

/**
 * For each machine a hash of everything that its pictures are made of: the code of the machine and of the screens that use it,
 * the frame of the portal, and the texts that this code names. Comments and types do not count.
 */
export function pictureInputs(sources: Sources, machines: readonly string[]): ReadonlyMap<string, string> {
  const { modules } = graphOf(sources);
  const files = [...modules.keys()];
  const [swedish, english] = ['sv', 'en'].map((language) => localesIn(sources).get(language) ?? {});
  const ids = Object.keys(swedish ?? {});
  const named = new Map([...modules].map(([file, module]) => [file, messagesIn(module, ids)]));
  const namedAnywhere = new Set([...named.values()].flat());
  const frame = closureOf(modules, files.filter(isOfEveryPage));
  const screens = files.filter(isScreen).map((file) => closureOf(modules, [file]));
  const others = [...sources].filter(([file]) => !modules.has(file) && !/^(docs|locales)\//.test(file));
  return new Map(
    machines.map((machine) => {
      const own = files.filter((file) => isOfMachine(file, machine));
      const around = screens.filter((screen) => own.some((file) => screen.has(file)));
      // A machine of the frame can be on any page.
      const pages = around.length > 0 ? around : screens;
      const all = [...new Set([...closureOf(modules, own), ...frame, ...pages.flatMap((page) => [...page])])].sort();
      const texts = new Set([
        ...all.flatMap((file) => named.get(file) ?? []),
        ...ids.filter((id) => !namedAnywhere.has(id)),
      ]);
      const content = [
        ...all.map((file) => [file, modules.get(file)?.meaning(false)]),
        ...[...texts].sort().map((id) => [id, swedish?.[id], english?.[id]]),
        ...others,
      ];
      return [machine, createHash('sha256').update(JSON.stringify(content)).digest('hex')];
    }),
  );
}
